import { fail } from "../parts/say.mjs";

/** `CouponCard` → `couponCard`. */
export const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

/** `get-shop` → `getShop`. */
export const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** `get-shop` → `GetShop`. */
export const pascal = (kebab) => camel(kebab)[0].toUpperCase() + camel(kebab).slice(1);

/** `uc-addInvoiceHeader` → `uc-add-invoice-header`. */
export const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();

/** `/user-center/uc-bill` → `uc-bill`, `/detail/{prodId?}` → `detail`: a page's row, folder and journey. */
export function nameOfPath(path) {
  const parts = path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
  const own =
    parts.length > 1 && ["user-center", "member-center"].includes(parts[0]) ? parts.slice(1) : parts;
  return kebab(own.join("-")) || "home";
}

/** Ends the command when a word has not the form it needs. */
export function demand(word, form, sentence) {
  if (!word || !form.test(word)) fail(`${word ? `“${word}” will not do: ` : ""}${sentence}`);
  return word;
}

/** A component's name. */
export const demandComponent = (name, example) =>
  demand(name, /^[A-Z][A-Za-z0-9]+$/, `say the component's name in CamelCase, like ${example}.`);

/** Puts text in front of the last occurrence of a mark; ends the command when the mark is not there. */
export function insertBefore(text, mark, addition, file) {
  const index = text.lastIndexOf(mark);
  if (index === -1) fail(`${file} has no “${mark.trim()}” where the new row belongs; add it by hand.`);
  return text.slice(0, index) + addition + text.slice(index);
}
