export { Popover, type PopoverPlacement, type PopoverProps, type TriggerProps } from "./Popover.tsx";
