/** What pages may style of any view; through a panel in a corner, only what is named here. */
export const parts =
  'form,title,description,label,input,help,error,button,success,ticket,chat,header,message,agent,bot,customer';
