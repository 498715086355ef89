/** The parts of a view that pages can style; inside a popup panel, only these. */
export const parts =
  'form,title,description,label,input,help,error,button,success,ticket,chat,header,message,agent,bot,customer,field,composer,reply,article';

/** The slots of views that can be in a panel. */
export const slots = ['intro', 'footer', 'success'];
