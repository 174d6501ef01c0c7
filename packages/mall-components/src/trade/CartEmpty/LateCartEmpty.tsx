import { lateBoundPart } from "@tradehall/ui/late-part";

/** The same, whose code only carts without goods fetch; the server calls `preload` before it draws. */
export const LateCartEmpty = lateBoundPart(async () => (await import("./CartEmpty.tsx")).CartEmpty);
