import type { Meta, StoryObj } from "@storybook/react-vite";
import { PresenceMark } from "./PresenceMark.tsx";

const meta = {
  title: "chat/PresenceMark 在线状态 离线 presence",
  id: "chat-presencemark",
  component: PresenceMark,
  args: { presence: "online" },
} satisfies Meta<typeof PresenceMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { args: { presence: "offline" } };
