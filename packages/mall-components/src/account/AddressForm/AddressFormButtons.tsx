import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./AddressForm.css.ts";
import { messages } from "./AddressForm.messages.ts";
import type { AddressFormProps } from "./AddressForm.tsx";

type Props = Pick<AddressFormProps, "isPending" | "onCancel">;

/** Saves, or leaves the form as the page wants it left. */
export function AddressFormButtons({ isPending, onCancel }: Props) {
  const intl = useIntl();
  return (
    <div className={css.buttons}>
      <Button isPending={isPending} pendingLabel={intl.formatMessage(messages.saving)} type="submit">
        {intl.formatMessage(messages.save)}
      </Button>
      {onCancel && (
        <Button onPress={onCancel} tone="neutral" variant="outline">
          {intl.formatMessage(actWords.cancel)}
        </Button>
      )}
    </div>
  );
}
