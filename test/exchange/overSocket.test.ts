import { describeBehaviour } from './behaviour.ts';
import { overSocket } from './hosts.ts';

describe('the service, behind a socket', () => {
  describeBehaviour({ open: overSocket });
});
