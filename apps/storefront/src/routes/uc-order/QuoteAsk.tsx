import { QuoteForm } from "@tradehall/mall-components/quote/QuoteForm";
import { QuotePictures } from "@tradehall/mall-components/quote/QuotePictures";
import { useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import { useHiddenUntilUndone } from "../../browser/actions/use-hidden-until-undone.ts";
import { FormPictures } from "../../browser/forms/FormPictures.tsx";
import type { LoadedForm } from "./load-quotes.ts";
import type { QuotesAnswer } from "./quotes-action.ts";

interface QuoteAskProps {
  loaded: LoadedForm;
  answer: QuotesAnswer | undefined;
}

const picturesIn = (typed: Record<string, string> | undefined): string[] =>
  (typed?.attachments ?? "").split(",").filter(Boolean);

/** The form that asks for prices, first or once more. */
export function QuoteAsk({ loaded, answer }: QuoteAskProps) {
  const submit = useSubmit();
  const isPending = useNavigation().formMethod === "POST";
  const [isUploading, setUploading] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>(() => picturesIn(answer?.typed));
  const { aside, putAside } = useHiddenUntilUndone();
  const error = answer && !answer.ok ? answer.error : undefined;
  return (
    <QuoteForm
      asksLeft={loaded.asksLeft}
      attachments={
        <FormPictures
          as={QuotePictures}
          kept={pictures}
          name="attachments"
          onKept={setPictures}
          onUploading={setUploading}
          purpose="quote"
        />
      }
      defaultValues={{ ...loaded.values, ...answer?.typed }}
      fieldErrors={error?.fields}
      formError={error?.message || undefined}
      isPending={isPending || isUploading}
      leftOut={loaded.leftOut}
      lines={loaded.lines}
      now={loaded.now}
      onRemove={putAside}
      removed={aside}
      onSubmit={(values) => void submit(values, { method: "POST" })}
    />
  );
}
