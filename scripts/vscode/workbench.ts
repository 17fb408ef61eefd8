import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type Rectangle, wordRectangle } from './wordRectangle.ts';

/** Where screenshots go, for people to look at. */
export const screenshotFolder = path.resolve(import.meta.dirname, '../../out/screenshots');

const patience = 30_000;

/** What a user sees and does in one VS Code window; every method waits until it has happened. */
export class Workbench {
  readonly page: Page;
  readonly #quickInput: Locator;
  readonly #hover: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#quickInput = page.locator('.quick-input-widget');
    this.#hover = page.locator('.monaco-resizable-hover .monaco-hover');
  }

  /** Opens the editor's page and waits for its window. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor();
  }

  /** Opens a file of the workspace by its name and waits for its text. */
  async openFile(name: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+P');
    await this.#quickInput.locator('input').fill(name);
    await this.#pick(name);
    await this.fileIsOpen(name);
  }

  /** Scrolls the active editor to a line, counted from 1, and puts the cursor there. */
  async goToLine(line: number): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+P');
    await this.#quickInput.locator('input').fill(`:${line}`);
    await this.page.keyboard.press('Enter');
    await this.#quickInput.waitFor({ state: 'hidden' });
  }

  /** Waits until a file stands in the active editor with its text. */
  async fileIsOpen(name: string): Promise<void> {
    await this.page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
    await this.page.locator('.editor-instance .view-line').first().waitFor();
  }

  /** Runs a command by its full title. */
  async runCommand(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.#quickInput.locator('input').fill(`>${title}`);
    await this.#pick(title);
  }

  async #pick(label: string): Promise<void> {
    const rows = this.#quickInput.locator('.quick-input-list .monaco-list-row');
    await rows.filter({ hasText: label }).first().click();
    await this.#quickInput.waitFor({ state: 'hidden' });
  }

  /** Where a word or phrase stands on screen, at its first occurrence. */
  async rectangleOf(word: string): Promise<Rectangle> {
    return eventually(`"${word}" on screen`, () => this.page.evaluate(wordRectangle, word));
  }

  /** Puts the cursor into a word. */
  async clickWord(word: string, button: 'left' | 'right' = 'left'): Promise<void> {
    const { x, y } = await this.#centreOf(word);
    await this.page.mouse.click(x, y, { button });
  }

  /** Points at a word until a hover appears whose text matches, and gives that text. */
  async hoverWord(word: string, expected: RegExp): Promise<string> {
    return eventually(`a hover on "${word}" that matches ${expected}`, async () => {
      const { x, y } = await this.#centreOf(word);
      await this.hideHover();
      // A hover needs a pointer that arrives; the first ones are lost while extensions start.
      await this.page.mouse.move(x - 2, y);
      await this.page.mouse.move(x, y, { steps: 4 });
      const hover = this.#hover.filter({ hasText: expected, visible: true });
      await hover.waitFor({ timeout: 2000 }).catch(() => undefined);
      return (await hover.allInnerTexts())[0];
    });
  }

  /** Points at a word for as long as a hover needs to appear, and gives its text; nothing when none appears. */
  async hoverNothing(word: string): Promise<string | undefined> {
    const { x, y } = await this.#centreOf(word);
    await this.hideHover();
    await this.page.mouse.move(x - 2, y);
    await this.page.mouse.move(x, y, { steps: 4 });
    await this.page.waitForTimeout(1500);
    return this.hoverText();
  }

  /** The text of the hover on screen; nothing when there is none. */
  async hoverText(): Promise<string | undefined> {
    return (await this.#hover.filter({ visible: true }).allInnerTexts())[0];
  }

  /** Takes the pointer off the text, which closes the hover. */
  async hideHover(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.#hover.first().waitFor({ state: 'hidden' });
  }

  /** The text of a notification that matches, as soon as one does. */
  async toast(expected: RegExp): Promise<string> {
    const toast = this.page.locator('.notification-toast').filter({ hasText: expected }).first();
    await toast.waitFor();
    return (await toast.allInnerTexts()).join('\n');
  }

  /** How many notifications are on screen. */
  async toasts(): Promise<number> {
    return this.page.locator('.notification-toast').count();
  }

  /** Keeps a picture of the window as out/screenshots/<name>.png. */
  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: path.join(screenshotFolder, `${name}.png`) });
  }

  async #centreOf(word: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await this.rectangleOf(word);
    return { x: x + width / 2, y: y + height / 2 };
  }
}

async function eventually<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await attempt();
    if (found !== undefined) {
      return found;
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${patience / 1000} s in vain for ${what}.`);
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}
