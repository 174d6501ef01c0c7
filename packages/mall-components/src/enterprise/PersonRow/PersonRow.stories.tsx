import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "@tradehall/ui/Avatar";
import { Button } from "@tradehall/ui/Button";
import { Surface } from "@tradehall/ui/Surface";
import { Tag } from "@tradehall/ui/Tag";
import { expect, spyOn } from "storybook/test";
import { PersonRow } from "./PersonRow.tsx";

const meta = {
  title: "enterprise/PersonRow 成员行 人员行 列表行 row",
  id: "enterprise-personrow",
  component: PersonRow,
  args: {
    media: <Avatar name="拓远采购部" size="m" />,
    name: "拓远采购部",
    tags: <Tag tone="accent">管理员</Tag>,
    facts: ["138****0001", "2026-01-02 加入"],
    children: <Button size="s">移出企业</Button>,
  },
  decorators: [
    (Story) => (
      <Surface>
        <ul>{Story()}</ul>
      </Surface>
    ),
  ],
} satisfies Meta<typeof PersonRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameAlone: Story = { args: { media: undefined, tags: undefined, children: undefined } };
export const EqualFacts: Story = {
  args: { facts: ["2026-01-02 加入", "2026-01-02 加入"] },
  beforeEach: () => {
    spyOn(console, "error");
  },
  play: async () => {
    await expect(console.error).not.toHaveBeenCalled();
  },
};
export const LongChineseText: Story = {
  args: { name: "上海拓远机电设备有限公司华东区域采购与供应链管理中心".repeat(3) },
};
export const Narrow: Story = { ...LongChineseText, globals: { viewport: { value: "phone" } } };
