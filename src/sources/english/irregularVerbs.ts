import { compoundVerbs } from './compoundVerbs.ts';

/**
 * The irregular verbs of English: base, past tense, past participle; alternatives after a slash, the usual
 * form first. Written for Glossa.
 */
const table = `
abide abided/abode abided/abode
arise arose arisen
awake awoke/awaked awoken/awaked
backslide backslid backslid/backslidden
bear bore borne/born
beat beat beaten
become became become
beget begot/begat begotten
begin began begun
bend bent bent
bereave bereaved/bereft bereaved/bereft
beseech besought/beseeched besought/beseeched
bet bet/betted bet/betted
bide bided/bode bided
bid bid/bade bid/bidden
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
build built built
burn burned/burnt burned/burnt
burst burst burst
bust busted/bust busted/bust
buy bought bought
cast cast cast
catch caught caught
chide chided/chid chided/chidden
choose chose chosen
cleave cleaved/cleft/clove cleaved/cleft/cloven
cling clung clung
clothe clothed/clad clothed/clad
come came come
cost cost cost
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
dive dived/dove dived
do did done
draw drew drawn
dream dreamed/dreamt dreamed/dreamt
drink drank drunk
drive drove driven
dwell dwelt/dwelled dwelt/dwelled
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
fit fitted/fit fitted/fit
flee fled fled
fling flung flung
fly flew flown
forbear forbore forborne
forbid forbade/forbad forbidden
forget forgot forgotten
forsake forsook forsaken
freeze froze frozen
get got got/gotten
gild gilded/gilt gilded/gilt
gird girded/girt girded/girt
give gave given
go went gone
grind ground ground
grow grew grown
hang hung/hanged hung/hanged
have had had
hear heard heard
heave heaved/hove heaved/hove
hew hewed hewn/hewed
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
input input/inputted input/inputted
keep kept kept
kneel knelt/kneeled knelt/kneeled
knit knitted/knit knitted/knit
know knew known
lade laded laden
lay laid laid
lead led led
lean leaned/leant leaned/leant
leap leaped/leapt leaped/leapt
learn learned/learnt learned/learnt
leave left left
lend lent lent
let let let
lie lay/lied lain/lied
light lit/lighted lit/lighted
lose lost lost
make made made
mean meant meant
meet met met
mow mowed mown/mowed
offset offset offset
output output/outputted output/outputted
pay paid paid
plead pleaded/pled pleaded/pled
prove proved proven/proved
put put put
quit quit/quitted quit/quitted
read read read
rend rent rent
rid rid rid
ride rode ridden
ring rang rung
rise rose risen
rive rived riven/rived
run ran run
saw sawed sawn/sawed
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn/sewed
shake shook shaken
shave shaved shaven/shaved
shear sheared shorn/sheared
shed shed shed
shine shone/shined shone/shined
shit shit/shat shit/shat
shoe shod shod
shoot shot shot
show showed shown/showed
shrink shrank shrunk
shrive shrove shriven
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
slay slew slain
sleep slept slept
slide slid slid
sling slung slung
slink slunk slunk
slit slit slit
smell smelled/smelt smelled/smelt
smite smote smitten
sneak sneaked/snuck sneaked/snuck
sow sowed sown/sowed
speak spoke spoken
speed sped/speeded sped/speeded
spell spelled/spelt spelled/spelt
spend spent spent
spill spilled/spilt spilled/spilt
spin spun spun
spit spat/spit spat/spit
split split split
spoil spoiled/spoilt spoiled/spoilt
spread spread spread
spring sprang sprung
stand stood stood
stave staved/stove staved/stove
steal stole stolen
stick stuck stuck
sting stung stung
stink stank stunk
strew strewed strewn/strewed
stride strode stridden
strike struck struck/stricken
string strung strung
strive strove/strived striven/strived
swear swore sworn
sweat sweated/sweat sweated/sweat
sweep swept swept
swell swelled swollen/swelled
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
thrive thrived/throve thrived/thriven
throw threw thrown
thrust thrust thrust
tread trod trodden/trod
wake woke/waked woken/waked
wear wore worn
weave wove/weaved woven/weaved
wed wedded/wed wedded/wed
weep wept wept
wet wetted/wet wetted/wet
win won won
wind wound wound
wring wrung wrung
write wrote written
`;

export interface IrregularVerb {
  readonly past: readonly string[];
  readonly pastParticiple: readonly string[];
}

/** An irregular verb and what stands before it: *with* and *draw* in *withdraw*. */
export type IrregularBase = Readonly<Record<'prefix' | 'base', string>>;

const simple: ReadonlyMap<string, IrregularVerb> = new Map(
  table
    .trim()
    .split('\n')
    .map(line => {
      const [base = '', past = '', participle = ''] = line.split(' ');
      return [base, { past: past.split('/'), pastParticiple: participle.split('/') }];
    }),
);

const compounded: ReadonlyMap<string, IrregularBase> = new Map(
  compoundVerbs
    .trim()
    .split(/\s+/)
    .map(compound => {
      const [prefix = '', base = ''] = compound.split('|');
      return [prefix + base, { prefix, base }];
    }),
);

/** The irregular verb in a verb, and its prefix; undefined for a regular one. */
export function irregularBase(verb: string): IrregularBase | undefined {
  return simple.has(verb) ? { prefix: '', base: verb } : compounded.get(verb);
}

/** Past tense and past participle of an irregular verb, the usual form first; undefined for a regular one. */
export function irregularVerb(verb: string): IrregularVerb | undefined {
  const { prefix, base } = irregularBase(verb) ?? { prefix: '', base: verb };
  const forms = simple.get(base);
  const add = (form: string) => prefix + form;
  return forms && { past: forms.past.map(add), pastParticiple: forms.pastParticiple.map(add) };
}

/** Whether an adjective is the past participle of an irregular verb, such as *broken*. */
export function isIrregularParticiple(adjective: string): boolean {
  return simple.values().some(verb => verb.pastParticiple.includes(adjective));
}
