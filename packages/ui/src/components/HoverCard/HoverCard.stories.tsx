import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Text } from "../Text/Text.tsx";
import { HoverCard } from "./HoverCard.tsx";

const meta = {
  title: "ui/HoverCard 悬停卡片 预览 hover",
  id: "ui-hovercard",
  component: HoverCard,
  args: {
    content: (
      <Stack space="xs">
        <Text weight="medium">世达五金旗舰店</Text>
        <Text tone="muted">自营，48 小时内发货，已服务 1,280 家企业</Text>
      </Stack>
    ),
    children: <Link href="/shop">世达五金旗舰店</Link>,
  },
  // Room for what opens.
  decorators: [(Story) => <div style={{ minBlockSize: 180 }}>{Story()}</div>],
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isDefaultOpen: true } };

const isShown = async () => waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
const isGone = async () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());

export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link");
    await expect(link).toHaveFocus();
    await isShown();
    await expect(link).toHaveAccessibleDescription(/48 小时内发货/);
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect(link).toHaveFocus();
  },
};

/** The pointer may go over to the card and read on; beside both, the card goes. */
export const StaysUnderThePointer: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link"));
    await isShown();
    await userEvent.hover(screen.getByRole("tooltip"));
    await new Promise((done) => setTimeout(done, 400));
    await isShown();
    await userEvent.hover(canvasElement);
    await isGone();
  },
};

const opened: Story["play"] = async ({ canvas }) => {
  canvas.getByRole("link").focus();
  await isShown();
};

export const WithTags: Story = {
  args: {
    content: (
      <Stack space="s">
        <Text weight="medium">充电式电锤 DHR242</Text>
        <Inline space="xs">
          <Tag tone="accent">自营</Tag>
          <Tag tone="sale">满减</Tag>
        </Inline>
        <Text tone="muted">18 V，无刷电机，含两块电池</Text>
      </Stack>
    ),
    children: <Link href="/product">充电式电锤 DHR242</Link>,
  },
  play: opened,
};

export const LongChineseText: Story = {
  args: {
    content: "华东区域采购与供应链管理中心设备维修科所需的全部备品备件与耗材均由本店统一供应。".repeat(3),
    placement: "bottom",
  },
  play: opened,
};

export const Narrow: Story = {
  args: { content: "自营，48 小时内发货，已服务 1,280 家企业，支持开具增值税专用发票。".repeat(2) },
  globals: { viewport: { value: "phone" } },
  play: opened,
};
