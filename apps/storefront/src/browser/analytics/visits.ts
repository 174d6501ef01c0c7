/** Records page changes and goods put into the cart. Runs once the first page is (AfterPaint.tsx). */
import { visitSystemType, visitTypes } from "@tradehall/mall-rules/states/site/visit";
import { type PageChange, takeOver, takeUnsentPages } from "./opened-pages.ts";
import { flush } from "./send-visits.ts";
import { type PageVisit, visitOf } from "./visit-of.ts";
import { enqueue } from "./visit-queue.ts";
import { countPage, touch } from "./visit-session.ts";
import { alone, newId, readLast, readSession, visitorId, writeLast, writeSession } from "./visit-storage.ts";

/** Activity is noted this often; 30 minutes need no finer ear. */
const heardEveryMs = 10_000;

/** Where the last press on a banner leads. */
let bannerHref = "";
let known: { visit: PageVisit; userId: string | null } | undefined;
let isFirst = true;

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type === "reload";
}

interface Entry {
  visit: PageVisit;
  at: number;
  userId: string | null;
  step: number;
  sessionId: string;
  visitType: number;
  prevPageId?: number | undefined;
  nums?: number;
}

const keep = ({ visit, at, userId, step, sessionId, visitType, prevPageId, nums }: Entry): void =>
  enqueue({
    id: newId(),
    at,
    userId,
    record: {
      ...visit,
      step,
      systemType: visitSystemType,
      uuid: visitorId(),
      uuidSession: sessionId,
      visitType,
      ...(prevPageId === undefined ? {} : { prevPageId }),
      ...(nums === undefined ? {} : { nums }),
    },
  });

/** The page comes first. */
function sendSoon(): void {
  const send = () => void flush();
  if ("requestIdleCallback" in window) requestIdleCallback(send, { timeout: 2_000 });
  else setTimeout(send, 300);
}

/**
 * A page change makes one record: the same page with another filter, its data again or a reload make none. A page
 * without an id is passed over, so that the page before it counts as the previous one. `wasLeft` is a page of an
 * earlier document, of which no one knows any more whether it was a reload: the same page again counts as one.
 */
async function notePage({ at, userId, ...opened }: PageChange, wasLeft = false): Promise<void> {
  const isFromBanner = bannerHref !== "" && bannerHref === opened.pathname;
  const visit = visitOf({ ...opened, isFromBanner });
  bannerHref = "";
  const wasReload = wasLeft || (isFirst && isReload());
  isFirst = wasLeft && isFirst;
  const page = `${opened.pathname} ${visit?.orderNumbers ?? ""}`;
  const last = readLast();
  const isSamePage = known ? last?.page === page : wasReload && last?.page === page;
  if (!visit) return writeLast({ ...(last ?? { sessionId: "", pageId: 0 }), page });
  if (!wasLeft) known = { visit, userId };
  if (isSamePage) return;
  await alone("bbcVisitQueue", () => {
    const { step, session } = countPage(readSession(), at, newId);
    writeSession(session);
    // A new visit has no page before its first.
    const prevPageId = last && last.pageId > 0 && last.sessionId === session.id ? last.pageId : undefined;
    writeLast({ sessionId: session.id, pageId: visit.pageId, page });
    keep({ visit, at, userId, step, sessionId: session.id, visitType: visitTypes.page, prevPageId });
  });
  sendSoon();
}

/** One after the other, in the order in which they happened. */
let noted: Promise<void> = Promise.resolve();
const serialize = (work: () => Promise<void>): Promise<void> => {
  noted = noted.then(work).catch(console.error);
  return noted;
};

let isStarted = false;

/** Tells of every page from now on, of those that waited for this code, and of those left before it came. */
export function startVisits(): void {
  if (isStarted) return;
  isStarted = true;
  for (const kind of ["pointerdown", "keydown", "wheel"] as const)
    document.addEventListener(kind, noteActivity, { capture: true, passive: true });
  document.addEventListener("click", notePress, { capture: true });
  window.addEventListener("online", () => void flush());
  // What an earlier page could not send.
  sendSoon();
  void serialize(async () => {
    for (const page of await alone("bbcVisitQueue", takeUnsentPages)) await notePage(page, true);
  });
  const notePages = (page: PageChange) => void serialize(() => notePage(page));
  takeOver(notePages).forEach(notePages);
}

/** Goods put into the cart on the page that is open; they belong to its step. */
export function noteCart(prodId: string, nums: number): Promise<void> {
  startVisits();
  return serialize(() => noteGoods(prodId, nums));
}

async function noteGoods(prodId: string, nums: number): Promise<void> {
  if (!known) return;
  const { visit, userId } = known;
  const at = Date.now();
  await alone("bbcVisitQueue", () => {
    const session = touch(readSession(), at, newId);
    writeSession(session);
    const step = Math.max(0, session.steps - 1);
    const about = { ...visit, bizData: prodId };
    keep({ visit: about, at, userId, step, sessionId: session.id, visitType: visitTypes.cart, nums });
  });
  sendSoon();
}

/** What a person does keeps the visit alive, or begins a new one after the pause. */
function noteActivity(): void {
  const session = readSession();
  const now = Date.now();
  if (session && now >= session.at && now - session.at < heardEveryMs) return;
  if (session) void alone("bbcVisitQueue", () => writeSession(touch(readSession(), now, newId)));
}

function notePress({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-banner] a[href]");
  bannerHref = link ? new URL(link.href).pathname : "";
}
