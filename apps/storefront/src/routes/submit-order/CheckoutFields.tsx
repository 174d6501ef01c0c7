import type { CheckoutView } from "@tradehall/mall-adapters/checkout";

/** What the form says of the order as it was drawn. */
export function CheckoutFields({ checkout, canSubmit }: { checkout: CheckoutView; canSubmit: boolean }) {
  const { uuid, amounts, labels, shown, required, shops } = checkout;
  const fields = [
    ["uuid", uuid],
    ["actualTotal", amounts.payable],
    ...Object.entries(labels).map(([name, label]) => [`label-${name}`, label]),
    ...shown.map((choice) => ["shown", choice]),
    ...shops.flatMap(({ lines }) => lines.map((line) => [`price-${line.id}`, line.price])),
    ...required.map((name) => ["required", name]),
    ...(checkout.preSale ? [["termsOf", "deposit"]] : []),
  ];
  return (
    <>
      {/* The first button of a form is what Enter presses in its fields. */}
      <button type="submit" name="intent" value="submit" hidden disabled={!canSubmit} />
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
