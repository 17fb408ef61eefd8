/** Whether a window can be shown to somebody: always on a desktop system, on Linux where a display is named. */
export function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env as { DISPLAY?: string; WAYLAND_DISPLAY?: string };
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}
