import assert from 'node:assert/strict';
import { type Command, runGlossa } from '../../src/cli/runGlossa.ts';

describe('glossa', () => {
  async function glossa(...args: string[]) {
    const said: string[] = [];
    const ran: (readonly string[])[] = [];
    const greet: Command = {
      summary: 'say good day',
      run: async rest => {
        ran.push(rest);
        return rest.includes('--fail') ? 1 : 0;
      },
    };
    const code = await runGlossa(args, {
      commands: { greet },
      version: '1.2.3',
      print: text => said.push(`out: ${text}`),
      complain: text => said.push(`err: ${text}`),
    });
    return { code, said: said.join('\n'), ran };
  }

  it('passes the arguments of a command on, and its exit code back', async () => {
    assert.deepEqual(await glossa('greet', '--port', '80'), { code: 0, said: '', ran: [['--port', '80']] });
    assert.equal((await glossa('greet', '--fail')).code, 1);
  });

  it('lists the commands where none is named or help is asked for', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { code, said } = await glossa(...args);
      assert.equal(code, 0);
      assert.match(said, /^out: Glossa 1\.2\.3: [\s\S]* {2}glossa greet +say good day/);
    }
  });

  it('says its version', async () => {
    assert.equal((await glossa('--version')).said, 'out: 1.2.3');
  });

  it('refuses commands that it does not know', async () => {
    for (const name of ['gret', 'constructor', '__proto__']) {
      const { code, said } = await glossa(name);
      assert.equal(code, 1);
      assert.match(said, new RegExp(`^err: There is no command '${name}'\\.`));
    }
  });
});
