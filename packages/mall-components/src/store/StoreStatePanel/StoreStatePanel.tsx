import type { StoreAct, StoreState } from "@tradehall/mall-rules/states/shop/store-application";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Tag, type TagProps } from "@tradehall/ui/Tag";
import { useId } from "react";
import { useIntl } from "react-intl";
import { sendsAside } from "../../forms/instead.ts";
import { storeStateWords, storeWords } from "../../messages/store.messages.ts";
import { acts, sentence } from "../../parts/state-panel.css.ts";
import * as css from "./StoreStatePanel.css.ts";
import { sentenceWords, words } from "./StoreStatePanel.messages.ts";

export interface StoreStatePanelProps {
  /** How far it is: gives the words and the colour. */
  state: StoreState;
  /** What the applicant may do now; applying has a form of its own. */
  actions: readonly StoreAct[];
  /** Absent before the first application. */
  shopName?: string | undefined;
  /** What the platform said when it refused. */
  remarks?: string | undefined;
  /** When it was sent, `yyyy-MM-dd HH:mm`; absent before. */
  submittedText?: string | undefined;
  /** When the platform decided, `yyyy-MM-dd HH:mm`; shown beside the former alone. */
  decidedText?: string | undefined;
  /** Whether the merchant back-end has an account for the store. */
  hasAccount?: boolean;
  /** Page on which the account is set and changed. */
  accountHref: string;
  /** Page of the application, where this is not it. */
  applyHref?: string;
  /** The store's own page, once buyers may see it. */
  shopHref?: string | undefined;
  /** Called to withdraw. Without it the button sends `intent=withdraw`. */
  onWithdraw?: () => void;
  /** Withdrawing is on its way. */
  isWithdrawing?: boolean;
}

const tones: Record<StoreState, NonNullable<TagProps["tone"]>> = {
  none: "neutral",
  underReview: "info",
  notPassed: "danger",
  withdrawn: "neutral",
  notOpen: "warning",
  open: "success",
  suspended: "warning",
  offline: "danger",
};

/** How far the opening of a store is, what that means, what can be done now (Spec §4). */
export function StoreStatePanel(props: StoreStatePanelProps) {
  const { state, actions, shopName, remarks, submittedText, decidedText } = props;
  const intl = useIntl();
  const id = useId();
  const name = intl.formatMessage(storeStateWords[state]);
  return (
    <Stack aria-labelledby={id} as="section" align="start">
      <Heading id={id} level={2} size="l">
        {shopName ?? name} {shopName && <Tag tone={tones[state]}>{name}</Tag>}
      </Heading>
      <p className={sentence}>{intl.formatMessage(sentenceWords[state])}</p>
      {state === "notPassed" && remarks && (
        <div className={css.remarks}>
          <Notice title={intl.formatMessage(words.remarks)} tone="danger">
            {remarks}
          </Notice>
        </div>
      )}
      {submittedText && (
        <Inline space="l" alignY="stretch" size="s" tone="muted" isNumeric>
          <span>{intl.formatMessage(words.submitted, { time: submittedText })}</span>
          {decidedText && <span>{intl.formatMessage(words.decided, { time: decidedText })}</span>}
        </Inline>
      )}
      <form className={acts} method="post">
        {actions.includes("setAccount") && (
          <ButtonLink href={props.accountHref}>
            {intl.formatMessage(props.hasAccount ? storeWords.changeAccount : storeWords.setAccount)}
          </ButtonLink>
        )}
        {props.applyHref && (
          <ButtonLink href={props.applyHref}>
            {intl.formatMessage(state === "none" ? storeWords.apply : words.toApplication)}
          </ButtonLink>
        )}
        {props.shopHref && (
          <ButtonLink href={props.shopHref} variant="outline">
            {intl.formatMessage(words.enter)}
          </ButtonLink>
        )}
        {actions.includes("withdraw") && (
          <>
            <input name="shopName" readOnly type="hidden" value={shopName} />
            <Button isPending={props.isWithdrawing} {...sendsAside("withdraw", props.onWithdraw)}>
              {intl.formatMessage(storeWords.withdraw)}
            </Button>
          </>
        )}
      </form>
    </Stack>
  );
}
