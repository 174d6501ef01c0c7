/** Words that the code has given up for those of the field: a name that only this project knows is looked up by no one. */
import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, isProof, realTree, type Tree } from "./tree.ts";

/** Names that stay retired, also as the beginning of a longer one. */
const names: Readonly<Record<string, string>> = {
  AmountLadder: "PriceBreakdown",
  ListTrail: "ListBreadcrumbs",
  ShopFavourite: "ShopWishlistButton",
  CollectionTabs: "WishlistTabs",
  SideDoors: "SideRailContainer",
  DetailDoor: "DetailDialog",
  EnterpriseDoors: "EnterpriseDialogsContainer",
  CompareDoor: "CompareContainer, ComparePickerDialog",
  RegionDoor: "DeliveryRegionDialog",
  ShareDoor: "ShareProductDialog",
  ChatDoor: "ChatDialog",
  RailDoor: "RailPanel",
  ErrorDoors: "ErrorHandlers",
  ServerTrouble: "ServerError",
  serverTrouble: "serverError",
  statusOfTrouble: "statusOfError",
  wordsOfTrouble: "wordsOfError",
  useCartTrouble: "useCartErrors",
  reactToError: "handleError",
  keepForm: "catchNetworkError",
  keepPage: "catchPageNetworkError",
  lostCall: "networkErrorAnswer",
  lostStep: "networkErrorStep",
  useStandingStill: "useOfflineBlocker",
  asksAnew: "shouldRevalidate",
  untilItComes: "retryOnline",
  useWayIn: "useSignInSteps",
  useComingBack: "useReloadOnline",
  usePutAside: "useHiddenUntilUndone",
  useSettling: "useCheckoutAfterSave",
  useStaying: "useIsStillHere",
  useSeenAgain: "useOnVisible",
  useHasLeft: "useScrolledPast",
  useIsDown: "useIsScrolledDown",
  useClearing: "useClearFootprints",
  useCartActs: "useCartActions",
  useShopFavourite: "useShopWishlist",
  isFavourite: "isWishlisted",
  onToggleFavourite: "onToggleWishlist",
  makeFavourites: "moveToWishlist",
  favourShop: "wishlistShop",
  FavouriteIcon: "WishlistIcon",
  loadPurse: "loadBuyerBenefits",
  brokenPromises: "invariantViolations",
  askedOf: "queryWith",
  callInTurn: "serializeCall",
  indexAnew: "reindex",
  nobodysHash: "decoyHash",
  giveUpWaiting: "expirePendingMail",
  whomToAsk: "adminToAsk",
  tellTabs: "broadcastToTabs",
  listenForCalledOff: "ignoreAborts",
  heldLink: "offlineLink",
  mendLine: "adjustLine",
  apartKinds: "ownStockKinds",
  ApartKind: "OwnStockKind",
  apartOrderTypes: "ownStockOrderTypes",
  sayAsBuyer: "sendAsBuyer",
  sayAsShop: "sendAsShop",
  saidFault: "faultText",
  doorsOf: "entryPointsOf",
  cartDoor: "cartLink",
};

/** Words of English that name nothing in code any more; in sentences they may stay. */
const identifiers: Readonly<Record<string, string>> = {
  said: "lookup, messageText, or what the value is",
  tidied: "normalized",
  weigh: "assessRefund, or what is measured",
  mended: "resubmitted",
  purse: "benefits",
  Purse: "BuyerBenefits",
  apart: "activityPrice, or what it is apart from",
  goesOn: "afterPayment",
  inTurn: "serialize",
  leadOn: "productGone",
  awake: "waitForHydration",
  unlikeness: "editDistance",
  favourite: "wishlist",
  favour: "addToWishlist",
};

/** Words of comments and names of tests. */
const spoken: Readonly<Record<string, string>> = {
  anew: "again, or a verb with re-",
  nobody: "no one",
  somebody: "someone",
  anybody: "anyone",
  whoever: "anyone who, no matter who",
  stands: "is, represents, blocks",
};

/** Folders by their old names. */
const folders: Readonly<Record<string, string>> = {
  "browser/troubles/": "browser/errors/",
  "browser/ways-in/": "browser/auth/",
  "browser/acts/": "browser/actions/",
  "browser/visits/": "browser/analytics/",
  "both-sides/": "isomorphic/",
};

const isSource = (file: string): boolean =>
  /\.(?:tsx?|mjs)$/.test(file) && !/\/(?:migrations|\.cache)\/|law-21-retired/.test(file);
const isDoc = (file: string): boolean =>
  file.endsWith(".md") && !/^docs\/(?:decisions|specification)\//.test(file);

const anyOf = (words: object, ending: string, flags = "g"): RegExp =>
  new RegExp(`(?<![\\w$/.-])(${Object.keys(words).join("|")})${ending}`, flags);
const retiredName = anyOf(names, "(?![a-z0-9_])");
const retiredIdentifier = anyOf(identifiers, "(?![\\w$])").source.replace("/.-", "-");
const retiredWord = anyOf(spoken, "(?![\\w/-])", "gi");

const comments = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/gm;
const strings = /"(?:[^"\n\\]|\\.)*"|'(?:[^'\n\\]|\\.)*'/g;
/** Of a template only what it puts in is code. */
const templates = /`(?:[^`\\]|\\.)*`/g;
const putIn = (template: string): string => (template.match(/\$\{[^{}]*\}/g) ?? []).join(" ");
const testNames = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["`])((?:(?!\1)[^\n\\]|\\.)*)\1/g;

function retired(tree: Tree): string[] {
  return tree.paths.flatMap((file) => {
    if (!isSource(file) && !isDoc(file)) return [];
    const text = tree.read(file);
    const say = (word: string, table: Readonly<Record<string, string>>) =>
      `${file}: “${word}” is retired, say: ${table[word] ?? table[word.toLowerCase()]}`;
    const old = Object.keys(folders).filter((folder) => file.includes(folder) || text.includes(folder));
    const found = [
      ...old.map((folder) => say(folder, folders)),
      ...[...text.matchAll(retiredName)].map(([, word = ""]) => say(word, names)),
    ];
    if (isDoc(file)) return [...found, ...wordsIn(text).map((word) => say(word, spoken))];
    const sentences = [...text.matchAll(comments)].map(([comment]) => comment);
    const titles = isProof(file) ? [...text.matchAll(testNames)].map(([, , name = ""]) => name) : [];
    const code = text.replace(comments, "").replace(templates, putIn).replace(strings, '""');
    return [
      ...found,
      ...wordsIn([...sentences, ...titles].join("\n")).map((word) => say(word, spoken)),
      ...[...code.matchAll(new RegExp(retiredIdentifier, "g"))].map(([, word = ""]) =>
        say(word, identifiers),
      ),
    ];
  });
}
/** Without what is quoted, such as a path or a piece of code. */
const wordsIn = (text: string): string[] =>
  [...text.replace(/`[^`\n]*`|\([^()\n]*\.md\)/g, "").matchAll(retiredWord)].map(([, word = ""]) => word);

describe("law 21: retired words", () => {
  it("are gone from names, comments, names of tests and docs", () =>
    expectNone([...new Set(retired(realTree()))]));

  it.each([
    ["a name", "export const loadPurse = 1;", "loadBuyerBenefits"],
    ["a name that begins with one", "interface SideDoorsProps {}", "SideRailContainer"],
    ["an identifier", "const said = table[key];", "lookup"],
    ["a property", "order.purse.points", "benefits"],
    ["a comment", "/** Loads the page anew. */", "again"],
    ["a line comment", "work(); // Nobody waits.", "no one"],
    ["an import", 'import "../../browser/troubles/later.ts";', "browser/errors/"],
  ])("bites on %s", (_, text, instead) => {
    const faults = retired(fakeTree({ "apps/server/src/a.ts": text }));
    expect(faults).toEqual([expect.stringContaining(`say: ${instead}`)]);
  });

  it("bites on names of tests and on docs", () => {
    expect(
      retired(fakeTree({ "apps/server/src/a.test.ts": 'test("what stands there", work);' })),
    ).toHaveLength(1);
    expect(retired(fakeTree({ "docs/house.md": "Somebody calls `keepForm`." }))).toHaveLength(2);
  });

  it("leaves strings, sentences and history alone", () => {
    expectNone(
      retired(
        fakeTree({
          "apps/server/src/a.ts": 'const word = "nobody said so"; // What the server said.',
          "docs/decisions/2026-11-22-forms.md": "Nobody calls keepForm anew.",
        }),
      ),
    );
  });
});
