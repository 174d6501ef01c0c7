import { Button } from "@tradehall/ui/Button";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { LockIcon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words as notFound } from "../NotFoundPage/NotFoundPage.messages.ts";
import { StatusPage } from "../StatusPage/StatusPage.tsx";
import * as css from "./NoRightPage.css.ts";
import { words } from "./NoRightPage.messages.ts";

/** The administrator of the buyer's enterprise, who gives rights. */
export interface AdminToAsk {
  /** Name of the enterprise. */
  enterpriseName: string;
  /** How the administrator is called in the mall. */
  nickName: string;
  /** With its middle hidden. */
  mobile: string;
}

export interface NoRightPageProps {
  /** Which right is missing, in the server's words. */
  reason: string;
  /** Absent: no person can give the right. */
  adminToAsk?: AdminToAsk | undefined;
  /** Goes back in history; without it there is a link home only. */
  onBack?: () => void;
}

/** A page that a member of an enterprise may not open: why, and whom to ask for the right. */
export function NoRightPage({ reason, adminToAsk, onBack }: NoRightPageProps) {
  const intl = useIntl();
  return (
    <StatusPage
      action={onBack && <Button onPress={onBack}>{intl.formatMessage(notFound.back)}</Button>}
      mark={LockIcon}
      text={reason}
      title={intl.formatMessage(words.title)}
    >
      {adminToAsk && (
        <div className={css.card}>
          <Text>{intl.formatMessage(words.ask)}</Text>
          <DescriptionList
            items={[
              { label: intl.formatMessage(words.enterprise), value: adminToAsk.enterpriseName },
              { label: intl.formatMessage(words.administrator), value: adminToAsk.nickName },
              { label: intl.formatMessage(words.mobile), value: adminToAsk.mobile },
            ]}
          />
        </div>
      )}
    </StatusPage>
  );
}
