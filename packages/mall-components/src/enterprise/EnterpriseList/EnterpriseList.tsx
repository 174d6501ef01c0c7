import { Button } from "@tradehall/ui/Button";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { words } from "./EnterpriseList.messages.ts";

/** One of the buyer's enterprises. */
export interface EnterpriseCardView {
  id: string;
  name: string;
  /** Whether the buyer is its administrator. */
  isAdministrator: boolean;
  /** Name of its administrator. */
  adminName: string;
  memberCount: number;
  /** `yyyy-MM-dd`. */
  joinedText: string;
  /** The one in effect. */
  isCurrent: boolean;
  /** Its page. */
  href: string;
}

export interface EnterpriseListProps extends ListStateProps {
  /** All enterprises of the buyer; with none a sentence says how to join one. */
  enterprises: readonly EnterpriseCardView[];
  /** Called with the enterprise to act for. Absent: there is no button. */
  onPick?: (id: string) => void;
  /** The one that is being switched to. */
  pendingId?: string | undefined;
}

/** The enterprises that a buyer belongs to, of which one is in effect. */
export function EnterpriseList({ enterprises, onPick, pendingId, state, onRetry }: EnterpriseListProps) {
  const say = useIntl().formatMessage;
  return (
    <CenterSection
      emptyText={enterprises.length === 0 && say(words.none)}
      onRetry={onRetry}
      state={state}
      title={say(words.title)}
    >
      <ul aria-label={say(words.title)}>
        {enterprises.map((one) => (
          <PersonRow
            facts={[
              say(words.admin, { name: one.adminName }),
              say(words.members, { count: one.memberCount }),
              say(enterpriseWords.joined, { time: one.joinedText }),
            ]}
            key={one.id}
            name={<Link href={one.href}>{one.name}</Link>}
            tags={
              <>
                <Tag tone={one.isAdministrator ? "accent" : "neutral"}>
                  {say(one.isAdministrator ? enterpriseWords.administrator : enterpriseWords.member)}
                </Tag>
                {one.isCurrent && <Tag tone="success">{say(words.current)}</Tag>}
              </>
            }
          >
            {!one.isCurrent && onPick && (
              <Button
                aria-label={say(words.pickNamed, { name: one.name })}
                isPending={pendingId === one.id}
                onPress={() => onPick(one.id)}
                size="s"
                tone="neutral"
                variant="outline"
              >
                {say(words.pick)}
              </Button>
            )}
            <Link aria-label={say(words.viewNamed, { name: one.name })} href={one.href}>
              {say(words.view)}
            </Link>
          </PersonRow>
        ))}
      </ul>
    </CenterSection>
  );
}
