import type { MemberTask, TaskState } from "@tradehall/mall-rules/states/membership/member";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { SettingRow } from "../../parts/SettingRow/SettingRow.tsx";
import { words } from "./MemberTasks.messages.ts";

export interface MemberTaskView {
  id: MemberTask;
  title: string;
  state: TaskState;
  growth: number;
  points: number;
  /** Where it is done. */
  href: string;
}

export interface MemberTasksProps {
  /** The tasks, in order. */
  tasks: readonly MemberTaskView[];
  /** The one that is being claimed. */
  pending?: string | undefined;
  /** Without it a button sends `intent=task:NAME`. */
  onClaim?: (task: MemberTask) => void;
}

function Act({ task, pending, onClaim }: { task: MemberTaskView } & Omit<MemberTasksProps, "tasks">) {
  const { formatMessage } = useIntl();
  if (task.state === "claimed") return <Tag tone="success">{formatMessage(words.claimed)}</Tag>;
  if (task.state === "open")
    return (
      <ButtonLink
        aria-label={`${formatMessage(words.go)} ${task.title}`}
        href={task.href}
        size="s"
        tone="neutral"
        variant="outline"
      >
        {formatMessage(words.go)}
      </ButtonLink>
    );
  return (
    <form method="post">
      <Button
        aria-label={`${formatMessage(words.claim)} ${task.title}`}
        isPending={pending === task.id}
        size="s"
        {...sends(`task:${task.id}`, onClaim, task.id)}
      >
        {formatMessage(words.claim)}
      </Button>
    </form>
  );
}

/** What can be done once for growth and points. */
export function MemberTasks({ tasks, ...acts }: MemberTasksProps) {
  const { formatMessage } = useIntl();
  return (
    <CenterSection title={formatMessage(words.title)}>
      <ul>
        {tasks.map((task) => (
          <SettingRow
            hint={formatMessage(words.award, { growth: task.growth, points: task.points })}
            key={task.id}
            label={task.title}
          >
            <Act task={task} {...acts} />
          </SettingRow>
        ))}
      </ul>
    </CenterSection>
  );
}
