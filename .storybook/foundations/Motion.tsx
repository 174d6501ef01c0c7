import { Button } from "@tradehall/ui/Button";
import type { Words } from "@tradehall/ui/component-docs";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { meanings } from "../../packages/ui/src/tokens/meanings.ts";
import { FoundationPage, PageLink, Points, Rich, Shown, useSay } from "./foundation.tsx";

const rules: readonly Words[] = [
  [
    "动效说明变化：从哪里来，到哪里去，正在等什么。没有说明作用的不动。",
    "Motion explains a change: where from, where to, what is waited for. What explains nothing does not move.",
  ],
  [
    "短：颜色和状态 `fast`，浮层 `medium`。离开比出现快。",
    "Short: colours and states take `fast`, overlays `medium`. Leaving is faster than appearing.",
  ],
  [
    "只动 `opacity` 和 `transform`，不动宽高：页面不跳。",
    "Only `opacity` and `transform` move, never width or height: nothing on the page jumps.",
  ],
  [
    "系统要求减少动效时（`prefers-reduced-motion`），一切立即到位，加载图标也不转：所以等待总有文字或读出的说明。",
    "Where the system asks for less motion (`prefers-reduced-motion`), all is in place at once and spinners rest: waiting always has words, seen or read aloud.",
  ],
  [
    "自己动的内容可以停：轮播有暂停按钮，指针或焦点在里面时不动。",
    "What moves by itself can be stopped: a carousel has a pause button and rests under the pointer and the focus.",
  ],
  [
    "动效不挡操作：不必等它结束就能按下一个。",
    "Motion never blocks: one need not wait for its end to press the next.",
  ],
];

/** A block that goes from one end to the other with a duration or an easing. */
function Track({
  name,
  meaning,
  moved,
  motion,
}: {
  name: string;
  meaning: Words;
  moved: boolean;
  motion: string;
}) {
  return (
    <div className="motion-row">
      <div>
        <code>{name}</code> <Rich of={meaning} />
      </div>
      <div className="motion-track">
        <span
          className="motion-block"
          data-moved={moved ? "" : undefined}
          style={{ transition: `translate ${motion}` }}
        />
      </div>
    </div>
  );
}

function Tracks() {
  const say = useSay();
  const [moved, setMoved] = useState(false);
  return (
    <Stack align="start" space="m">
      <Button onPress={() => setMoved(!moved)} variant="outline">
        {say(["播放", "Play"])}
      </Button>
      <Stack space="s" width="full">
        {Object.entries(meanings.duration).map(([name, meaning]) => (
          <Track
            key={name}
            meaning={meaning}
            motion={`var(--mall-duration-${name}) var(--mall-easing-standard)`}
            moved={moved}
            name={`duration.${name}`}
          />
        ))}
        {Object.entries(meanings.easing).map(([name, meaning]) => (
          <Track
            key={name}
            meaning={meaning}
            // Three times as long as they are in the product, so that the curve can be seen.
            motion={`calc(var(--mall-duration-slow) * 3) var(--mall-easing-${name})`}
            moved={moved}
            name={`easing.${name}`}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** When and how things move. */
export function Motion() {
  return (
    <FoundationPage
      lead={[
        "动效少而短。时长和缓动是令牌，每个品牌可以不同。",
        "Motion is rare and short. Durations and easings are tokens that a brand may change.",
      ]}
      sections={[
        { id: "motion-rules", title: ["规则", "Rules"], content: <Points of={rules} /> },
        {
          id: "motion-tokens",
          title: ["时长与缓动", "Durations and easings"],
          content: (
            <Shown
              of={[
                "按“播放”看每一种。缓动放慢到三倍，好看清快慢。要求减少动效的系统上直接到位。",
                "Press Play to see each. Easings are three times as slow here, so that they can be told apart. With less motion asked for, the blocks are in place at once.",
              ]}
            >
              <Tracks />
            </Shown>
          ),
        },
        {
          id: "motion-more",
          title: ["会动的组件", "Components that move"],
          content: (
            <ul className="foundation-points">
              <li>
                <PageLink of={["骨架 Skeleton：慢慢发亮", "Skeleton: a slow shine"]} to="ui-skeleton" />
              </li>
              <li>
                <PageLink of={["短提示 Toast：从下方出现", "Toast: comes from below"]} to="ui-toast" />
              </li>
              <li>
                <PageLink
                  of={["折叠 Disclosure：箭头转动", "Disclosure: its arrow turns"]}
                  to="ui-disclosure"
                />
              </li>
            </ul>
          ),
        },
      ]}
      title={["动效", "Motion"]}
    />
  );
}
