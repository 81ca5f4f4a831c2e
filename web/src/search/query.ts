/** The longest search, in characters and in words: the rest is ignored. */
export const MAX_LENGTH = 200;
const MAX_WORDS = 20;

/** Words that do not help a search: “how much does a website cost”, “I need more leads”. */
const FILLERS = new Set(
  "a about actual actually all also am an and any anyone anything anyway are as at basically be been best better bit bloke blokes bunch but by can cant company cost costs could couldnt currently day did didnt do does doesnt doing dont eg either else etc even ever every everything exactly find folks for from gday get getting give gonna good got gotta guess guy guys had has hasnt have havent having heaps hello help helps hes hey hi hoping how i id ie if ill im in into is isnt it its ive just keep kind kinda know knows later let like looking lot lots made make makes many mate mates maybe me might more most much my myself need needs new nice no not of offer ok okay on one or our ourselves out people please pls plz possible possibly pretty price prices pricing probably proper properly quickly quite really right shes should shouldnt since so some somebody someone something sort started still stuff such sure tell than thank thanks that thatll thats the their them then there theres these they theyre theyve thing things this those though through to too tried try trying until up us use using very wanna want wants was wasnt we wed well were werent weve what whatever when where whether which while who whos why will with without wont would wouldnt yeah yes yet you youd youll your youre yours youve".split(
    " ",
  ),
);

/** Every apostrophe, prime and accent that a keyboard or phone writes for one. */
const APOSTROPHES = /['`´‘’‚‛′‵ʹ-ʿˈˊˋ˴՚׳❛❜ꞌ＇]/gu;

/** Letters spelled out, as in “s.e.o.”, “a.i.” and “c r m”; two with a space may be words. */
const SPELLED = /\b[a-z](?:\.[a-z])+\b|\b[a-z](?: [a-z]){2,}\b/g;

/** The ending of “WordPress’s”, which without its apostrophe would be another word. */
const POSSESSIVE = new RegExp(`s${APOSTROPHES.source}s\\b`, "giu");

/** Lower case, without accents and apostrophes; letters spelled out are one word. */
export function fold(text: string): string {
  return text
    .replace(POSSESSIVE, "s")
    .replace(APOSTROPHES, "") // Before the accents: a spacing accent would otherwise leave a space.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPELLED, (letters) => letters.replace(/[. ]/g, ""));
}

/** The words of an indexed text. */
export const indexedWords = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The words of a search, normalised and without fillers. */
export function wordsOf(text: string): string[] {
  // “E-commerce” is searched as one word, which the index also has.
  const folded = fold(text.slice(0, MAX_LENGTH)).replace(/\b([a-z])-(?=[a-z])/g, "$1");
  const all = folded.match(/[a-z0-9]+/g) ?? [];
  const meaningful = all.filter((word) => !FILLERS.has(word));
  // A search that consists only of fillers keeps them.
  return (meaningful.length > 0 ? meaningful : all).slice(0, MAX_WORDS);
}
