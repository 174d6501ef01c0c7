import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleTeam, sampleTeams } from "../../samples/group.ts";
import { sampleNow } from "../../samples/home.ts";
import { TeamList } from "./TeamList.tsx";

const meta = {
  title: "promotion/TeamList 待成团列表 参团 凑团 team",
  id: "promotion-teamlist",
  component: TeamList,
  args: { teams: sampleTeams, total: 7, now: sampleNow },
} satisfies Meta<typeof TeamList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongChineseText: Story = {
  args: {
    teams: [
      {
        ...sampleTeam,
        placesLeft: 98,
        members: [{ name: "上海拓远机电设备有限公司采购部***员", isLeader: true, isPaid: true }],
      },
    ],
    total: 1,
  },
};
export const Over: Story = {
  args: { teams: [{ ...sampleTeam, endsAt: sampleNow - 1 }], total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const OneEnds: Story = {
  args: {
    teams: [
      { ...sampleTeam, endsAt: sampleNow + 2_000 },
      { ...sampleTeam, id: "13" },
    ],
    onEnd: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 6_000 });
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(1));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
