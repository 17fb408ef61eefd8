/** A command of `glossa`: takes the arguments after its name, answers the exit code. */
export interface Command {
  readonly summary: string;
  run(args: readonly string[]): Promise<0 | 1>;
}

export interface GlossaSurroundings {
  readonly commands: Readonly<Record<string, Command>>;
  readonly version: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Runs the command that the first argument names. */
export async function runGlossa(args: readonly string[], surroundings: GlossaSurroundings): Promise<0 | 1> {
  const { commands, version, print, complain } = surroundings;
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    return command.run(rest);
  }
  if (name === '--version' || name === '-v') {
    print(version);
    return 0;
  }
  const lines = Object.entries(commands).map(
    ([word, { summary }]) => `  glossa ${word.padEnd(9)} ${summary}`,
  );
  const help = `Glossa ${version}: dictionary, thesaurus and translations, offline.\n\n${lines.join('\n')}\n\nglossa COMMAND --help says more.`;
  if (['help', '--help', '-h'].includes(name)) {
    print(help);
    return 0;
  }
  complain(`There is no command '${name}'.\n\n${help}`);
  return 1;
}
