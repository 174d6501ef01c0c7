import { Avatar } from "@tradehall/ui/Avatar";
import { Button } from "@tradehall/ui/Button";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingRow } from "../pending-row.ts";
import { words } from "./MemberList.messages.ts";

/** A member of an enterprise. */
export interface MemberView {
  id: string;
  name: string;
  /** Masked. */
  mobile: string;
  isAdministrator: boolean;
  /** The reader themselves, who get no buttons. */
  isSelf: boolean;
  /** `yyyy-MM-dd`. */
  joinedText: string;
}

export interface MemberListProps extends ListStateProps {
  /** Members of the current page, the administrator among them. */
  members: readonly MemberView[];
  /** Pages under the list; one page draws no pager. */
  pager: ListPagerProps;
  /** Members can be removed here. */
  canRemove?: boolean;
  /** The administration can be offered here. */
  canTransfer?: boolean;
  /** An act is on its way: the buttons spin and ignore presses. Default false. */
  isPending?: boolean;
  /** Id of the member that the act is about: only its buttons spin, the others are off. Absent: all spin. */
  pendingId?: string | undefined;
  /** Called with a member's id and name. Without it the button sends `intent=remove`. */
  onRemove?: (id: string, name: string) => void;
  /** Called with a member's id and name. Without it the button sends `intent=transfer`. */
  onTransfer?: (id: string, name: string) => void;
}

/** Members of an enterprise, and what their administrator can do with each. */
export function MemberList(props: MemberListProps) {
  const { members, pager, canRemove, canTransfer, isPending, pendingId, onRemove, onTransfer } = props;
  const say = useIntl().formatMessage;
  const plain = { size: "s", tone: "neutral", variant: "outline" } as const;
  return (
    <CenterSection
      emptyText={members.length === 0 && say(enterpriseWords.noMembers)}
      onRetry={props.onRetry}
      state={props.state}
      title={say(words.title)}
    >
      <ul>
        {members.map(({ id, name, mobile, isAdministrator, isSelf, joinedText }) => (
          <PersonRow
            facts={[mobile, say(enterpriseWords.joined, { time: joinedText })]}
            key={id}
            media={<Avatar name={name} size="m" />}
            name={name}
            tags={
              <>
                {isAdministrator && <Tag tone="accent">{say(enterpriseWords.administrator)}</Tag>}
                {isSelf && <Tag tone="neutral">{say(words.self)}</Tag>}
              </>
            }
          >
            {!isAdministrator && !isSelf && (canTransfer || canRemove) && (
              <form method="post">
                <input name="userId" type="hidden" value={id} />
                <input name="name" type="hidden" value={name} />
                {canTransfer && (
                  <Button
                    {...plain}
                    {...pendingRow(isPending, pendingId, id)}
                    aria-label={say(words.transferNamed, { name })}
                    {...sends("transfer", onTransfer, id, name)}
                  >
                    {say(enterpriseWords.transfer)}
                  </Button>
                )}{" "}
                {canRemove && (
                  <Button
                    {...plain}
                    {...pendingRow(isPending, pendingId, id)}
                    aria-label={say(words.removeNamed, { name })}
                    {...sends("remove", onRemove, id, name)}
                  >
                    {say(enterpriseWords.remove)}
                  </Button>
                )}
              </form>
            )}
          </PersonRow>
        ))}
      </ul>
      <ListPager {...pager} />
    </CenterSection>
  );
}
