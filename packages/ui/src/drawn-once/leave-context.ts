import { createContext } from "react";

/** Whether what the server sent is left as it is where the page allows it. */
export const LeaveContext = createContext(false);
