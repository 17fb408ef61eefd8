import assert from 'node:assert/strict';
import type { InflectingCategory } from '../../../src/sources/english/inflectedForms.ts';
import { englishInflections } from '../../../src/sources/english/inflections.ts';
import { installedPackage } from '../../../src/sources/sourcePackages.ts';
import { readExceptions } from '../../../src/sources/wordnet/exceptions.ts';
import { alternatives, tableRows } from '../table.ts';

const exceptions = readExceptions(installedPackage('wink-lexicon').folder);

/** The forms with a feature, in alphabetical order. */
function formsWith(category: InflectingCategory, headword: string, ...features: string[]): string[] {
  return englishInflections(category, headword, exceptions)
    .filter(form => form.grammaticalFeatures?.join(' ') === features.join(' '))
    .map(form => form.form)
    .sort();
}

const sorted = (cell: string | undefined) => [...alternatives(cell)].sort();

// third person | -ing | past tense | past participle
const verbs = `
walk | walks | walking | walked | walked
bake | bakes | baking | baked | baked
agree | agrees | agreeing | agreed | agreed
hoe | hoes | hoeing | hoed | hoed
dye | dyes | dyeing | dyed | dyed
die | dies | dying | died | died
tie | ties | tying | tied | tied
try | tries | trying | tried | tried
play | plays | playing | played | played
obey | obeys | obeying | obeyed | obeyed
pass | passes | passing | passed | passed
fix | fixes | fixing | fixed | fixed
watch | watches | watching | watched | watched
push | pushes | pushing | pushed | pushed
buzz | buzzes | buzzing | buzzed | buzzed
veto | vetoes | vetoing | vetoed | vetoed
stop | stops | stopping | stopped | stopped
plan | plans | planning | planned | planned
beg | begs | begging | begged | begged
rub | rubs | rubbing | rubbed | rubbed
whip | whips | whipping | whipped | whipped
quiz | quizzes | quizzing | quizzed | quizzed
rain | rains | raining | rained | rained
cook | cooks | cooking | cooked | cooked
show | shows | showing | showed | shown/showed
visit | visits | visiting | visited | visited
open | opens | opening | opened | opened
offer | offers | offering | offered | offered
prefer | prefers | preferring | preferred | preferred
refer | refers | referring | referred | referred
occur | occurs | occurring | occurred | occurred
admit | admits | admitting | admitted | admitted
commit | commits | committing | committed | committed
compel | compels | compelling | compelled | compelled
control | controls | controlling | controlled | controlled
equip | equips | equipping | equipped | equipped
kidnap | kidnaps | kidnapping/kidnaping | kidnapped/kidnaped | kidnapped/kidnaped
travel | travels | travelling/traveling | travelled/traveled | travelled/traveled
cancel | cancels | cancelling/canceling | cancelled/canceled | cancelled/canceled
label | labels | labelling/labeling | labelled/labeled | labelled/labeled
worship | worships | worshipping/worshiping | worshipped/worshiped | worshipped/worshiped
panic | panics | panicking | panicked | panicked
mimic | mimics | mimicking | mimicked | mimicked
develop | develops | developing | developed | developed
be | is | being | was/were | been
have | has | having | had | had
do | does | doing | did | done
go | goes | going | went | gone
say | says | saying | said | said
run | runs | running | ran | run
begin | begins | beginning | began | begun
swim | swims | swimming | swam | swum
sing | sings | singing | sang | sung
write | writes | writing | wrote | written
eat | eats | eating | ate | eaten
take | takes | taking | took | taken
give | gives | giving | gave | given
know | knows | knowing | knew | known
fly | flies | flying | flew | flown
lie | lies | lying | lay/lied | lain/lied
lay | lays | laying | laid | laid
put | puts | putting | put | put
set | sets | setting | set | set
cut | cuts | cutting | cut | cut
hit | hits | hitting | hit | hit
get | gets | getting | got | got/gotten
read | reads | reading | read | read
buy | buys | buying | bought | bought
teach | teaches | teaching | taught | taught
think | thinks | thinking | thought | thought
feel | feels | feeling | felt | felt
leave | leaves | leaving | left | left
lead | leads | leading | led | led
learn | learns | learning | learned/learnt | learned/learnt
dream | dreams | dreaming | dreamed/dreamt | dreamed/dreamt
dive | dives | diving | dived/dove | dived
hang | hangs | hanging | hung/hanged | hung/hanged
prove | proves | proving | proved | proven/proved
understand | understands | understanding | understood | understood
withdraw | withdraws | withdrawing | withdrew | withdrawn
overrun | overruns | overrunning | overran | overrun
undo | undoes | undoing | undid | undone
forgo | forgoes | forgoing | forwent | forgone
undergo | undergoes | undergoing | underwent | undergone
outdo | outdoes | outdoing | outdid | outdone
foresee | foresees | foreseeing | foresaw | foreseen
mistake | mistakes | mistaking | mistook | mistaken
rewrite | rewrites | rewriting | rewrote | rewritten
rebuild | rebuilds | rebuilding | rebuilt | rebuilt
remake | remakes | remaking | remade | remade
withstand | withstands | withstanding | withstood | withstood
overcome | overcomes | overcoming | overcame | overcome
become | becomes | becoming | became | become
forgive | forgives | forgiving | forgave | forgiven
mislead | misleads | misleading | misled | misled
broadcast | broadcasts | broadcasting | broadcast | broadcast
forecast | forecasts | forecasting | forecast | forecast
behold | beholds | beholding | beheld | beheld
behave | behaves | behaving | behaved | behaved
welcome | welcomes | welcoming | welcomed | welcomed
allay | allays | allaying | allayed | allayed
abet | abets | abetting | abetted | abetted
succeed | succeeds | succeeding | succeeded | succeeded
bleed | bleeds | bleeding | bled | bled
need | needs | needing | needed | needed
end | ends | ending | ended | ended
tend | tends | tending | tended | tended
grin | grins | grinning | grinned | grinned
delight | delights | delighting | delighted | delighted
answer | answers | answering | answered | answered
share | shares | sharing | shared | shared
invest | invests | investing | invested | invested
upset | upsets | upsetting | upset | upset
babysit | babysits | babysitting | babysat | babysat
kid | kids | kidding | kidded | kidded
use | uses | using | used | used
focus | focuses | focusing | focused | focused
hurt | hurts | hurting | hurt | hurt
ski | skis | skiing | skied | skied
echo | echoes | echoing | echoed | echoed
singe | singes | singeing | singed | singed
program | programs | programming | programmed | programmed
give up | gives up | giving up | gave up | given up
take off | takes off | taking off | took off | taken off
look forward | looks forward | looking forward | looked forward | looked forward
be born | is born | being born | was born/were born | been born
`;

const nouns = `
cat | cats
box | boxes
bus | buses/busses
church | churches
dish | dishes
city | cities
day | days
key | keys
soliloquy | soliloquies
potato | potatoes
hero | heroes
photo | photos
piano | pianos
radio | radios
zoo | zoos
video | videos
stomach | stomachs
monarch | monarchs
quiz | quizzes
wife | wives
knife | knives
leaf | leaves
half | halves
self | selves
belief | beliefs
roof | roofs
shelf | shelves
man | men
woman | women
human | humans
German | Germans
fireman | firemen
Frenchman | Frenchmen
washerwoman | washerwomen
shaman | shamans
schoolchild | schoolchildren
meatloaf | meatloaves
forefoot | forefeet
crowfoot | crowfoots
gas | gases/gasses
taxi | taxis
cry | cries
brother | brothers/brethren
half-brother | half-brothers
advice |
data |
news |
trousers |
child | children
person | persons/people
foot | feet
tooth | teeth
goose | geese
mongoose | mongooses
mouse | mice
louse | lice
house | houses
ox | oxen
die | dies/dice
penny | pennies/pence
sheep | sheep
deer | deer
fish | fishes/fish
series | series
species | species
means | means
aircraft | aircraft
crisis | crises
analysis | analyses
thesis | theses
axis | axes
basis | bases
phenomenon | phenomena
criterion | criteria
datum | data
bacterium | bacteria
cactus | cacti/cactuses
fungus | fungi/funguses
nucleus | nuclei/nucleuses
focus | foci/focuses
index | indices/indexes
appendix | appendices/appendixes
matrix | matrices/matrixes
vertex | vertices/vertexes
formula | formulae/formulas
antenna | antennae/antennas
larva | larvae/larvas
stigma | stigmata/stigmas
schema | schemata/schemas
plateau | plateaux/plateaus
bureau | bureaux/bureaus
seraph | seraphim/seraphs
passer-by | passers-by
passerby | passersby
mother-in-law | mothers-in-law
man of letters | men of letters
hot dog | hot dogs
city hall | city halls
wisdom tooth | wisdom teeth
attorney general | attorneys general
editor in chief | editors in chief
runner-up | runners-up
English person | English people/English persons
church mouse | church mice
time of day | times of day
grown-up | grown-ups
merry-go-round | merry-go-rounds
`;

// comparative | superlative
const adjectives = `
good | better | best
bad | worse | worst
far | farther/further | farthest/furthest
little | less | least
much | more | most
many | more | most
happy | happier | happiest
dry | drier/dryer | driest/dryest
big | bigger | biggest
hot | hotter | hottest
thin | thinner | thinnest
cold | colder | coldest
new | newer | newest
large | larger | largest
free | freer | freest
simple | simpler | simplest
gentle | gentler | gentlest
narrow | narrower | narrowest
old | older/elder | oldest/eldest
young | younger | youngest
quiet | quieter | quietest
clever | cleverer | cleverest
friendly | friendlier | friendliest
blue | bluer | bluest
grey | greyer | greyest
wise | wiser | wisest
beautiful | |
careful | |
careless | |
interesting | |
tired | |
famous | |
wooden | |
French | |
used | |
dead | |
own | |
same | |
main | |
dental | |
ready-made | |
possible | |
available | |
first | |
third | |
nine | |
such | |
`;

const adverbs = `
well | better | best
badly | worse | worst
soon | sooner | soonest
fast | faster | fastest
early | earlier | earliest
hard | harder | hardest
quickly | |
very | |
here | |
not | |
`;

describe('englishInflections', () => {
  for (const [verb = '', present, gerund, past, participle] of tableRows(verbs)) {
    it(`conjugates ${verb}`, () => {
      const pastForms = ['past', 'past singular', 'past plural'].flatMap(features =>
        formsWith('verb', verb, ...features.split(' ')),
      );
      assert.deepEqual(
        {
          present: formsWith('verb', verb, 'present', 'singular').filter(form => !/^am\b/.test(form)),
          gerund: formsWith('verb', verb, 'presentParticiple'),
          past: pastForms.sort(),
          participle: formsWith('verb', verb, 'pastParticiple'),
        },
        {
          present: sorted(present),
          gerund: sorted(gerund),
          past: sorted(past),
          participle: sorted(participle),
        },
      );
    });
  }

  for (const [noun = '', plural] of tableRows(nouns)) {
    it(`puts ${noun} in the plural`, () => {
      assert.deepEqual(formsWith('noun', noun, 'plural'), sorted(plural));
    });
  }

  for (const [category, table] of [
    ['adjective', adjectives],
    ['adverb', adverbs],
  ] as const) {
    for (const [headword = '', comparative, superlative] of tableRows(table)) {
      it(`${comparative ? 'compares' : 'does not compare'} the ${category} ${headword}`, () => {
        assert.deepEqual(formsWith(category, headword, 'comparative'), sorted(comparative));
        assert.deepEqual(formsWith(category, headword, 'superlative'), sorted(superlative));
      });
    }
  }
});
