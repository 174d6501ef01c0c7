import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { quoteMessages } from "../../messages/quote.messages.ts";

export interface QuoteLinkProps {
  /** Where prices of the goods are asked for; absent while none are chosen. */
  href?: string | undefined;
  /** Default `outline`. */
  variant?: "outline" | "ghost";
}

/** 询价: of a product, or of chosen lines. */
export function QuoteLink({ href, variant = "outline" }: QuoteLinkProps) {
  const words = useIntl().formatMessage(quoteMessages.ask);
  const looks = { size: "s", tone: "neutral", variant } as const;
  if (href === undefined)
    return (
      <Button {...looks} isDisabled>
        {words}
      </Button>
    );
  return (
    <ButtonLink {...looks} href={href}>
      {words}
    </ButtonLink>
  );
}
