import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { describeAdmission } from './admission.ts';
import { describeDictionary } from './dictionary.ts';
import { describeFilters } from './filtering.ts';
import { fixtureService, type Reach, type Reached } from './fixtureService.ts';
import { describeFlows } from './flows.ts';
import { describeForms } from './forms.ts';
import { describeHeadwords } from './headwords.ts';
import { describeProjection } from './projecting.ts';
import { describeRefusals } from './refusals.ts';
import { describeSearch } from './searching.ts';
import { describeTranslations } from './translating.ts';
import { describeUrls } from './urls.ts';
import { describeUtilities } from './utilities.ts';

/** What is promised of the service, whichever way it is reached. Every answer is held against the contract. */
export function describeBehaviour(reach: Reach): void {
  let reached: Reached | undefined;
  const exchange: Exchange = request => {
    assert.ok(reached);
    return reached.exchange(request);
  };
  before(async () => {
    reached = await reach.open(fixtureService());
  });
  after(() => reached?.close());

  describeHeadwords(exchange);
  describeForms(exchange);
  describeUrls(exchange);
  describeProjection(exchange);
  describeFilters(exchange);
  describeRefusals(exchange);
  describeDictionary(exchange);
  describeSearch(exchange);
  describeTranslations(exchange);
  describeUtilities(exchange);
  describeFlows(exchange);
  describeAdmission(reach);
}
