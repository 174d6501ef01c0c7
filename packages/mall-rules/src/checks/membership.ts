/** Checks of the form that buys a paid level: for how long, and how it is paid. */
import type { FormRules } from "./form.ts";

export const memberBuyRules = {
  term: { check: (value) => (value === "" ? { reason: "notChosen", of: "memberTerm" } : undefined) },
  method: { check: (value) => (value === "" ? { reason: "notChosen", of: "payMethod" } : undefined) },
} satisfies FormRules;

/** A term as the form sends it: months and the price that was shown. */
export const termValue = (months: number, price: string): string => `${months}:${price}`;

/** What a form sent; months are 0 where it names none. */
export function readTerm(value: string): { months: number; price: string } {
  const [months = "", price = ""] = value.split(":");
  return { months: /^\d{1,3}$/.test(months) ? Number(months) : 0, price };
}
