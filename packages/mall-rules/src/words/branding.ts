import { keysOf } from "../records/index.ts";

/** What a brand says where the server's branding record is silent. */
export interface BrandWords {
  /** What the mall is called. */
  name: string;
  /** A line under the name, where people sign in. */
  welcome: string;
  copyright: string;
  /** Address of its sign, a picture. */
  sign: string;
}

/** Every brand of this repository, and what it is called where the server's branding record is silent (Spec §3 "Branding defaults"). */
export const brandNames = {
  baigong: {
    name: "百工商城",
    welcome: "工业品一站式采购",
    copyright: "© 2026 百工商城",
    sign: "/assets/favicon-baigong.svg",
  },
  qinghe: {
    name: "青禾商贸",
    welcome: "办公与劳保，一次配齐",
    copyright: "© 2026 青禾商贸",
    sign: "/assets/favicon-qinghe.svg",
  },
} as const satisfies Readonly<Record<string, BrandWords>>;
export type BrandName = keyof typeof brandNames;

/** The brand a setting names; the demonstration mall where it names none. */
export const brandOf = (name: string | undefined): BrandName =>
  keysOf(brandNames).find((known) => known === name) ?? "baigong";
