import { describeBehaviour } from './behaviour.ts';

describe('the service, embedded', () => {
  describeBehaviour({ open: async exchange => ({ exchange, close: async () => undefined }) });
});
