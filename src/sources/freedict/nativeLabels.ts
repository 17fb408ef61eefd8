import type { LabelWords } from './labels.ts';

/** Names of fields in German and Spanish, with the ids that the English sources use. */
const germanFields = `Medizin medicine, Linguistik linguistics, Sprachwissenschaft linguistics, Chemie chemistry, Zoologie zoology,
Botanik botany, Technik technology, Physik physics, Biologie biology, Anatomie anatomy, Mathematik mathematics, Sport sport,
Musik music, Gastronomie gastronomy, Religion religion, Wirtschaft economics, Politik politics, Astronomie astronomy,
Astrologie astrology, Militär military, Militärwesen military, Geografie geography, Geographie geography,
Architektur architecture, Ornithologie ornithology, Geologie geology, Recht law, Rechtssprache law, Rechtswesen law,
Jura law, Informatik computing, EDV computing, Philosophie philosophy, Psychologie psychology, Geometrie geometry,
Meteorologie meteorology, Christentum christianity, Katholizismus catholicism, Elektrotechnik electronics, Geschichte history,
Ichthyologie zoology, Bauwesen construction, Theologie theology, Landwirtschaft agriculture, Mythologie mythology, Kunst art,
Biochemie biochemistry, Soziologie sociology, Literatur literature, Literaturwissenschaft literature, Weinbau wine,
Entomologie entomology, Wissenschaft science, Schach chess, Luftfahrt aviation, Seemannssprache nautical, Nautik nautical,
Optik optics, Handel commerce, Ökologie ecology, Physiologie physiology, Mineralogie mineralogy, Zahnmedizin dentistry,
Pharmazie pharmacy, Grammatik grammar, Fußball football, Finanzwesen finance, Logik logic, Psychiatrie psychiatry,
Internet internet, Verkehr transport, Theater theatre, Kunstgeschichte art, Kochkunst cooking, Jägersprache hunting,
Bergbau mining, Numismatik numismatics, Heraldik heraldry, Buchdruck printing, Fotografie photography, Film film`;

const spanishFields = `medicina medicine, lingüística linguistics, química chemistry, zoología zoology, botánica botany,
tecnología technology, física physics, biología biology, anatomía anatomy, matemáticas mathematics, matemática mathematics,
deporte sport, deportes sport, música music, gastronomía gastronomy, religión religion, economía economics, política politics,
astronomía astronomy, astrología astrology, milicia military, geografía geography, arquitectura architecture, geología geology,
derecho law, informática computing, filosofía philosophy, psicología psychology, geometría geometry, meteorología meteorology,
cristianismo christianity, electricidad electricity, electrónica electronics, historia history, construcción construction,
teología theology, agricultura agriculture, mitología mythology, arte art, bioquímica biochemistry, sociología sociology,
literatura literature, ajedrez chess, aeronáutica aviation, náutica nautical, óptica optics, comercio commerce, ecología ecology,
fisiología physiology, mineralogía mineralogy, odontología dentistry, farmacología pharmacology, farmacia pharmacy,
gramática grammar, fútbol football, finanzas finance, lógica logic, psiquiatría psychiatry, internet internet, transporte transport,
teatro theatre, pintura art, cocina cooking, caza hunting, minería mining, numismática numismatics, heráldica heraldry,
tipografía typography, imprenta printing, fotografía photography, cine film, genética genetics, cirugía surgery,
metrología metrology, ingeniería engineering, educación education, vestimenta clothing, aves ornithology, mamíferos zoology,
peces zoology, insectos entomology, plantas botany, frutos botany, alimentos food, bebidas food, países geography, ciudades geography`;

function fieldIds(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(/,\s+/).map(pair => {
      const [name = '', id = ''] = pair.split(' ');
      return [name.toLowerCase(), id];
    }),
  );
}

/** Finds the labels before a German definition, as its group `labels`. */
export const germanOpening = /^(?<labels>[\p{L} ,;-]{3,80}):\s+/u;

/** Labels before the definitions of the German Wiktionary, such as `veraltet, Zoologie:`. */
export const germanLabels: LabelWords = {
  domains: fieldIds(germanFields),
  registers: {
    abwertend: 'derogatory',
    bildlich: 'figurative',
    bildungssprachlich: 'formal',
    derb: 'vulgar_slang',
    figurativ: 'figurative',
    fachsprachlich: 'technical',
    gehoben: 'formal',
    historisch: 'historical',
    landschaftlich: 'dialect',
    pejorativ: 'derogatory',
    regional: 'dialect',
    salopp: 'informal',
    scherzhaft: 'humorous',
    selten: 'rare',
    umgangssprachlich: 'informal',
    veraltend: 'dated',
    veraltet: 'archaic',
    'veraltete bedeutung': 'archaic',
    vulgär: 'vulgar_slang',
    übertragen: 'figurative',
  },
  regions: {
    deutschland: 'german',
    norddeutsch: 'northern_german',
    schweiz: 'swiss',
    schweizerisch: 'swiss',
    süddeutsch: 'southern_german',
    österreich: 'austrian',
    österreichisch: 'austrian',
  },
  features: {
    intransitiv: 'intransitive',
    'kein plural': 'singular',
    'keine steigerung': '',
    'nicht steigerbar': '',
    'nur plural': 'plural',
    'nur singular': 'singular',
    'ohne plural': 'singular',
    'ohne steigerung': '',
    reflexiv: 'pronominal',
    transitiv: 'transitive',
    'hilfsverb haben': '',
    'hilfsverb sein': '',
  },
};

/** Finds the labels before a Spanish definition, as its group `labels`. */
export const spanishOpening = /^(?<labels>[^|]{3,60})\|\s*/;

/** Labels before the definitions of the Spanish Wiktionary, such as `Medicina, farmacología|`. */
export const spanishLabels: LabelWords = {
  domains: fieldIds(spanishFields),
  registers: {},
  regions: {},
  features: {},
};
