// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method and path below /api/, manners and ?query. */
export const table = `
auth.user auth/user
login +auth/login #
signup +auth/signup #
logout +auth/logout
forgotPassword +auth/password/forgot #
resetPassword +auth/password/reset #
confirmPassword +auth/confirm #
sendConfirmation +auth/email/confirmation
confirmEmail +auth/email/confirm #
invitations.get invitations/{token}
accept +invitations/{token}/accept
organization.get organization
updateBranding ~organization/branding #
uploadLogo +organization/logo @
settings organization/settings
updateGeneral ~organization/settings/general #
updateEmail ~organization/settings/email #
testEmail +organization/settings/email/test #
updateApi ~organization/settings/api #
firstSteps organization/first-steps
updateFirstSteps ~organization/first-steps #
apiKey organization/api-key
regenerateApiKey +organization/api-key/regenerate
setCustomDomain +organizations/{id}/custom-domain #
removeCustomDomain -organizations/{id}/custom-domain
verifyCustomDomain +organizations/{id}/verify-domain
dashboard.counts dashboard/counts
stats dashboard/stats ?period
performance dashboard/performance ?period
due dashboard/due ?mine
automation dashboard/automation
metrics.overview metrics/overview ?period,from,to
agents metrics/agents ?period,from,to
sla metrics/sla ?period,from,to
report metrics/report.csv $?report,period,from,to
sendReport +metrics/report #
tickets.list tickets *?status,priority,assignedAgentId,customerEmail,turn,tags,anyTag,noTag,unread,q,createdFrom,createdBefore,query,sort,limit,cursor
create +tickets !#
stats tickets/stats
unread tickets/unread
bulk +tickets/bulk #
get tickets/{id}
update ~tickets/{id} !#
delete -tickets/{id}
suggestTags tickets/{id}/suggested-tags
markRead ~tickets/{id}/read #
markUnread ~tickets/{id}/unread
reply +tickets/{id}/messages !#
scheduleReply +tickets/{id}/scheduled-replies !#
cancelReply -tickets/{id}/scheduled-replies/{replyId}
sendReplyNow +tickets/{id}/scheduled-replies/{replyId}/send
mail tickets/{id}/mails/{mailId} $
search.query search ?q,limit
tags.list tags
create +tags !#
update ~tags/{id} #
delete -tags/{id}
merge +tags/{id}/merge #
restore +tags/{id}/restore
views.list views
create +views !#
counts views/counts
setDefault ~views/default #
update ~views/{id} #
delete -views/{id}
restore +views/{id}/restore
team.assignable team/assignable
setAvailability ~team/availability #
list team/members
remove -team/members/{memberId}
setRole ~team/members/{memberId}/role #
invite +team/invite !#
invitations team/invitations
revokeInvitation -team/invitations/{id}
resendInvitation +team/invitations/{id}/resend
contactForms.list contact-forms
create +contact-forms !#
stats contact-forms/stats
get contact-forms/{id}
update ~contact-forms/{id} #
delete -contact-forms/{id}
duplicate +contact-forms/{id}/duplicate !
analytics contact-forms/{id}/analytics ?period
submissions contact-forms/{id}/submissions *?q,limit,cursor
submission contact-forms/{id}/submissions/{submissionId}
exportSubmissions contact-forms/{id}/submissions.csv $?q
chatbot.list chatbot/queries *?q,category,isActive,limit,cursor
create +chatbot/queries !#
import +chatbot/queries/import !#
exportJson chatbot/queries.json
exportCsv chatbot/queries.csv $
get chatbot/queries/{id}
update ~chatbot/queries/{id} #
delete -chatbot/queries/{id}
stats chatbot/stats
test +chatbot/query #
unanswered chatbot/unanswered *?limit,cursor
dismiss -chatbot/unanswered/{id}
teach +chatbot/unanswered/{id}/teach #
cannedReplies.list canned-replies *?q,folder,visibility,limit,cursor
create +canned-replies !#
folders canned-replies/folders
import +canned-replies/import !#
exportJson canned-replies.json ?visibility
exportCsv canned-replies.csv $?visibility
get canned-replies/{id}
update ~canned-replies/{id} #
delete -canned-replies/{id}
restore +canned-replies/{id}/restore
use +canned-replies/{id}/use
helpCategories.list help/categories
create +help/categories !#
reorder =help/categories/order #
update ~help/categories/{id} #
delete -help/categories/{id}
helpArticles.list help/articles *?q,categoryId,isPublished,sort,limit,cursor
create +help/articles !#
get help/articles/{id}
update ~help/articles/{id} #
delete -help/articles/{id}
saveDraft =help/articles/{id}/draft #
discardDraft -help/articles/{id}/draft
uploadImage +help/images @
help.views help/views ?pageType
chat.list chat/sessions *?status,limit,cursor
stats chat/stats
agents chat/agents
settings chat/settings
updateSettings ~chat/settings #
newIdentitySecret +chat/settings/identity-secret
get chat/sessions/{id}
accept +chat/sessions/{id}/accept
send +chat/sessions/{id}/messages !#
markRead +chat/sessions/{id}/read #
transfer +chat/sessions/{id}/transfer #
close +chat/sessions/{id}/close
convertToTicket +chat/sessions/{id}/ticket !
notifications.list notifications *?isRead,limit,cursor
markAllRead ~notifications/read-all
markRead ~notifications/{id}/read
delete -notifications/{id}
profile.update ~profile #
uploadPhoto +profile/upload-photo @
removePhoto -profile/photo
changePassword ~profile/password #
updateNotificationPreferences ~profile/notifications #
realtime.ticket +realtime/ticket
publicOrganization.get public/org/{subdomain}
resolve public/resolve ?host
publicForms.list public/contact/{subdomain}/forms
submit +public/contact/{subdomain}/submit !#
publicChatbot.ask +public/chatbot/{subdomain}/query #
publicHelp.articles public/help/{subdomain}/articles *?q,category,limit,cursor
article public/help/{subdomain}/articles/{slug}
categories public/help/{subdomain}/categories
search public/help/{subdomain}/search ?q,limit
recordView +public/help/{subdomain}/view #
publicTickets.lookup +public/tickets/{subdomain}/lookup #
get public/tickets/{subdomain}/{ticketId}
reply +public/tickets/{subdomain}/{ticketId}/messages !#
publicChat.welcome public/chat/{subdomain}
start +public/chat/{subdomain}/sessions !#
get public/chat/{subdomain}/sessions/{id} ?after
send +public/chat/{subdomain}/sessions/{id}/messages !#
requestPerson +public/chat/{subdomain}/sessions/{id}/person #
leaveMessage +public/chat/{subdomain}/sessions/{id}/ticket !#
close +public/chat/{subdomain}/sessions/{id}/close
rate +public/chat/{subdomain}/sessions/{id}/rating #
markRead +public/chat/{subdomain}/sessions/{id}/read #
widget.form widget/form/{formId} ?org
submit +widget/submit !#
event +widget/event #
v1.health v1/health ?probe
apiKeys.list v1/api-keys
create +v1/api-keys !#
update ~v1/api-keys/{id} #
delete -v1/api-keys/{id}
webhooks.list v1/webhooks
create +v1/webhooks !#
get v1/webhooks/{id}
update ~v1/webhooks/{id} #
delete -v1/webhooks/{id}
test +v1/webhooks/{id}/test
deliveries v1/webhooks/{id}/deliveries ?limit,offset
redeliver +v1/webhooks/{id}/deliveries/{deliveryId}/redeliver
rotateSecret +v1/webhooks/{id}/rotate-secret
v1Tickets.list v1/tickets ?status,priority,customerEmail,tags,anyTag,noTag,limit,offset
create +v1/tickets !#
get v1/tickets/{id}
update ~v1/tickets/{id} #
delete -v1/tickets/{id}
reply +v1/tickets/{id}/messages !#
v1Tags.list v1/tags
v1ContactForms.list v1/contact-forms ?limit,offset
update ~v1/contact-forms/{formId} #
delete -v1/contact-forms/{formId}
submit +v1/contact-forms/{formId}/submit !#
v1.events v1/events ?after,limit
v1Analytics.metrics v1/analytics/metrics ?period
v1Organization.get v1/organization
update ~v1/organization #
docs.openapi openapi.json
`;
