import { useIntl } from "react-intl";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import type { TeamMemberView } from "../team-view.ts";
import * as css from "./MemberMark.css.ts";
import { words } from "./TeamPanel.messages.ts";

/** Picture or first letter of someone in a team; without a member, a place that is free. */
export function MemberMark({ member }: { member?: TeamMemberView }) {
  const intl = useIntl();
  if (!member) return <span aria-hidden="true" className={css.mark({ is: "free" })} />;
  return (
    <span className={css.place}>
      <span aria-hidden="true" className={css.mark({ is: member.isPaid ? "paid" : "held" })}>
        {member.picture ? (
          <ProductPicture alt="" path={member.picture} rounding="round" width={36} />
        ) : (
          [...member.name][0]
        )}
      </span>
      {member.isLeader && <span className={css.leader}>{intl.formatMessage(words.leader)}</span>}
    </span>
  );
}
