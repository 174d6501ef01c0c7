import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "ui/Tag 标签 标记 筛选条件 chip tag",
  id: "ui-tag",
  component: Tag,
  args: { children: "自营" },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ["neutral", "accent", "signal", "sale", "success", "warning", "danger", "info"] as const;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(["soft", "solid", "outline"] as const).map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Tag {...args} key={tone} tone={tone} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Removable: Story = {
  args: { size: "m", children: "品牌：世达", onRemove: fn(), removeLabel: "移除筛选 品牌：世达" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除筛选 品牌：世达" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongChineseText: Story = {
  args: { children: "满三百减五十可与店铺优惠券叠加使用限工作日下单".repeat(4) },
  globals: { viewport: { value: "phone" } },
};
