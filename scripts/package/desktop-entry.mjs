import { programName } from './places.mjs';

/** The entry in the menu of applications, which also says who opens `zeroclaw://`. @param {string} program */
export const desktopEntry = (program) => `[Desktop Entry]
Type=Application
Name=ZeroClaw
Comment=Procedures carried out by a language model on your own machine, with your approval
Comment[ko]=내 컴퓨터의 언어 모델이 절차를 수행하고, 중요한 일은 먼저 승인을 받습니다
Exec=${program} %U
Icon=${programName}
Terminal=false
Categories=Utility;
Keywords=SOP;procedure;MQTT;automation;절차;
MimeType=x-scheme-handler/zeroclaw;
StartupWMClass=ZeroClaw
`;
