import { gitCommit } from '../../../src/extension/prose/gitCommit.ts';
import { expectProse } from './expectProse.ts';

describe('Git commit message', () => {
  expectProse(gitCommit, {
    comments: 'Fix words\n«# comment»\n # prose',
    'the scissors end it':
      'Fix\n\nprose\n«# ------------------------ >8 ------------------------\ndiff --git\n+words»',
    'a conventional prefix': '«feat(core)!:» add words',
    'a conventional prefix stands in the subject only': 'Fix\n\nbody: prose',
    fixups: '«fixup!» Add words',
    trailers: 'Fix\n\nprose\n\n«Signed-off-by: A <a@b.c>»\n«Fixes: the bug»\n« in two lines»',
    'prose with a colon': 'Fix\n\nNote: this is prose',
    'no trailers in the first paragraph': 'Signed-off-by: nobody in particular',
    'no trailers before the last paragraph': 'Fix\n\nReviewed-by: prose\n\nprose',
    'ids of commits': 'Revert «3f2a9bc» and «deadbee1», effaced and defaced',
    'breaking changes': 'Fix\n\n«BREAKING CHANGE:» words differ',
    'code, addresses, people': 'Use «`foo bar`», see «https://a.b», ask «@user»',
    'a comment before the subject': '«# comment»\n\n«fix:» words',
  });
});
