import { getQuoteFile } from "@tradehall/api-client/endpoints/quote/get-quote-file";
import { QuoteSheet } from "@tradehall/mall-components/quote/QuoteSheet";
import { useFetcher } from "react-router-dom";
import { counterHref, quotesHref } from "../../adapters/quote-pages.ts";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useExport } from "../../browser/actions/use-export.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import type { LoadedQuote } from "./load-quotes.ts";
import type { QuotesAnswer } from "./quotes-action.ts";

interface QuoteOneProps {
  loaded: LoadedQuote;
  answer: QuotesAnswer | undefined;
}

/** One quote with what can be done about it. */
export function QuoteOne({ loaded, answer }: QuoteOneProps) {
  const { quote, renewHref } = loaded;
  const { quoteNo } = quote;
  const acting = useFetcher<QuotesAnswer>();
  const { ask, dialog } = useConfirm(acting);
  const file = useExport(getQuoteFile);
  useActionReaction(answer);
  return (
    <>
      <QuoteSheet
        acceptHref={hrefTo("submit-order", { quote: quoteNo })}
        againHref={counterHref(quoteNo)}
        renewHref={renewHref}
        backHref={quotesHref}
        isPending={acting.state !== "idle"}
        onDecline={() => ask({ about: "declineQuote", values: {} }, { intent: "decline" })}
        onWithdraw={() => ask({ about: "withdrawQuote", values: {} }, { intent: "withdraw" })}
        isDrawing={file.running !== undefined}
        onPdf={() => void file.start({ query: { quoteNo } })}
        quote={quote}
      />
      {dialog}
    </>
  );
}
