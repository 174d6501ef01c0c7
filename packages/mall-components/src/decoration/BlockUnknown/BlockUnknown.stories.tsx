import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockUnknown } from "./BlockUnknown.tsx";

const meta = {
  title: "decoration/BlockUnknown 未知模块 占位 unknown",
  id: "decoration-blockunknown",
  component: BlockUnknown,
  args: { name: "liveRoom" },
} satisfies Meta<typeof BlockUnknown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unnamed: Story = { args: { name: "" } };
export const LongName: Story = {
  args: { name: "liveRoomWithGiftsAndLuckyDrawOfTheThirdGeneration".repeat(3) },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
