import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MoneyField } from "./MoneyField.tsx";

test("is a field of an amount with its name and sign", () => {
  const shown = renderToStaticMarkup(<MoneyField defaultValue="12.50" label="金额" name="amount" />);
  expect(shown).toContain('name="amount"');
  expect(shown).toContain('inputMode="decimal"');
  expect(shown).toContain("¥");
});
