import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import { DepositTerms } from "@tradehall/mall-components/checkout/DepositTerms";
import { PreSalePlan } from "@tradehall/mall-components/promotion/PreSalePlan";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";

interface CheckoutPreSaleProps {
  checkout: Pick<CheckoutView, "preSale">;
  /** What was typed and what is wrong with it, by input name; and what keeps it. */
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>> | undefined;
  typedInto: (name: string) => (text: string) => void;
}

/** What is paid now and what later, and the rule that is to be agreed to; nothing of goods that are sold otherwise. */
export function CheckoutPreSale({ checkout, typed, faults, typedInto }: CheckoutPreSaleProps) {
  const { preSale } = checkout;
  if (!preSale) return null;
  const name = "depositAgreed";
  const { depositTo, shipBy, ...amounts } = preSale;
  return (
    <Surface>
      <Stack>
        <PreSalePlan
          {...amounts}
          current={0}
          depositTo={depositTo}
          {...(shipBy === null ? {} : { shipBy })}
        />
        <DepositTerms
          {...amounts}
          isAgreed={typed[name] === "1"}
          onChange={(isAgreed) => typedInto(name)(isAgreed ? "1" : "")}
          {...(faults?.[name] ? { errorMessage: faults[name] } : {})}
        />
      </Stack>
    </Surface>
  );
}
