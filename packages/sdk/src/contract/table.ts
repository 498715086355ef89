// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method, how much of its path is that of the line before and the rest of it (' is the verb, & the tag), manners and ?query. */
export const table = `
auth.user 0&/'
login +1' #
answerChallenge +1challenge #
startPasskey +1passkey/start #
answerPasskey +2 #
signup +1' #
logout +1'
findSso +1sso #
forgotPassword +1password/forgot #
resetPassword +2reset #
confirmPassword +1confirm #
sendConfirmation +1email/confirmation
confirmEmail +2confirm #
invitations.get 0&/{token}
accept +2'
organization.get 0&
updateBranding ~1branding #
uploadLogo +1logo @
settings 1'
updateGeneral ~2general #
requireSecondFactor =2second-factor #
networks 1'
setNetworks =2 #
close +1deletion #
reopen -2
retention 1'
updateRetention =2 #
previewRetention +2preview #
listExports 1exports
startExport +2
deleteExport -2{exportId}
sso.get 1&
update =2 #
remove -2
require =2required #
addDomain +2domains #
verifyDomain +3{id}/verify
removeDomain -4
organization.updateEmail ~1settings/email #
testEmail +3test #
updateApi ~2api #
sentences.list 1&/{language}
update ~3 #
mailTexts.list 1&
update =2{kind}/{language} #
reset -4
preview +4' #
organization.firstSteps 1'
updateFirstSteps ~2 #
apiKey 1'
regenerateApiKey +2regenerate
setCustomDomain +0organizations/{id}/custom-domain #
removeCustomDomain -3
verifyCustomDomain +2verify-domain
dashboard.counts 0&/'
stats 1' ?period
performance 1' ?period
due 1' ?mine
automation 1'
metrics.overview 0&/' ?period,from,to
agents 1' ?period,from,to
sla 1' ?period,from,to
report 1report.csv $?report,period,from,to
sendReport +1report #
customers.list 0& *?email,externalId,updatedSince,limit,cursor
update =1 #
tickets.list 0& *?status,priority,assignedAgentId,customerEmail,turn,snoozed,tags,anyTag,noTag,channel,formId,domain,hasFile,unread,mentioned,followerId,q,externalId,createdFrom,createdBefore,updatedSince,number,query,sort,limit,cursor
create +1 !#
stats 1'
unread 1'
origins 1'
import +1' #
findImported +2known #
bulk +1' #
listDeleted 0trash *?q,limit,cursor
getDeleted 1{id}
restore +0&/' #
deleteForGood +1' #
listSpam 0spam *?q,limit,cursor
markSpam +1 #
getSpam 1{id}
unmarkSpam +0&/not-spam #
files.upload +0& %?name
beginUpload +1uploads ?name
getUpload 2{id}
appendToUpload ~3 ^
cancelUpload -3
confirmUpload +3confirmation
blockedSenders.list 0&
create +1 #
delete -1{id}
mailbox.get 0&
test +1tests
testResult 2{id}
listHeld 1held *?limit,cursor
takeIn +2{id}/'
tickets.merge +0&/' !#
unmerge +1' !#
get 1{id}
update ~2 !#
delete -2
suggestTags 2suggested-tags
markRead ~2read #
markUnread ~2unread
reply +2messages !#
split +2' !#
unsplit +2' !
snooze +2' !#
unsnooze -3
handOver +2' !#
removeDraft -2messages/{messageId}/draft
follow +2followers #
unfollow -3{userId}
customerLanguage 2'
setCustomerLanguage =3 #
listLinks 2links
link +3 #
unlink -3{otherId}
suggestDuplicates 2suggested-duplicates
tasks.list 2&
create +3 !#
update ~3{taskId} #
delete -4
restore +4'
time.list 2time-entries
create +3 !#
update ~3{entryId} #
delete -4
restore +4'
startTimer +2timer
timer 0'
stopTimer +1stop
tickets.scheduleReply +0&/{id}/scheduled-replies !#
cancelReply -3{replyId}
sendReplyNow +4send
mail 2mails/{mailId} $
search.query 0& ?q,limit
tags.list 0&
create +1 !#
update ~1{id} #
delete -2
merge +2' #
restore +2'
views.list 0&
create +1 !#
counts 1'
setDefault ~1default #
update ~1{id} #
delete -2
restore +2'
audit.list 0& *?actorId,keyId,operation,object,objectId,since,until,limit,cursor
verify 1verification
exportCsv 0audit.csv $?actorId,keyId,operation,object,objectId,since,until
exportJsonl 0audit.jsonl $?actorId,keyId,operation,object,objectId,since,until
team.assignable 0&/'
setAvailability ~1availability #
list 1members
remove -2{memberId}
setRole ~3role #
roles 1'
createRole +2 !#
updateRole ~2{roleId} #
deleteRole -3
resetSecondFactor -1members/{memberId}/second-factor
invite +1' !#
invitations 1'
revokeInvitation -2{id}
resendInvitation +3resend
contactForms.list 0&
create +1 !#
stats 1'
get 1{id}
update ~2 #
delete -2
duplicate +2' !
analytics 2' ?period
submissions 2' *?q,limit,cursor
submission 3{submissionId}
exportSubmissions 2submissions.csv $?q
chatbot.list 0&/queries *?q,category,isActive,limit,cursor
create +2 !#
import +2' !#
exportJson 1queries.json
exportCsv 1queries.csv $
get 1queries/{id}
update ~3 #
delete -3
stats 1'
test +1query #
unanswered 1' *?limit,cursor
dismiss -2{id}
teach +3' #
cannedReplies.list 0& *?q,folder,visibility,limit,cursor
create +1 !#
folders 1'
import +1' !#
exportJson 0canned-replies.json ?visibility
exportCsv 0canned-replies.csv $?visibility
get 0&/{id}
update ~2 #
delete -2
restore +2'
copyFiles +2'
use +2'
macros.list 0&
create +1 !#
undo +1' !#
update ~1{id} #
delete -2
restore +2'
preview +2' #
apply +2' !#
helpCategories.list 0help/categories
create +2 !#
reorder =2order #
update ~2{id} #
delete -3
helpArticles.links 1article-links ?q,limit
list 1articles *?q,categoryId,isPublished,externalId,updatedSince,sort,limit,cursor
create +2 !#
get 2{id}
update ~3 #
delete -3
saveDraft =3draft #
discardDraft -4
uploadImage +1images @
help.views 1' ?pageType
chat.list 0&/sessions *?status,tagId,limit,cursor
stats 1'
agents 1'
settings 1'
updateSettings ~2 #
newIdentitySecret +2identity-secret
get 1sessions/{id}
update ~3 #
accept +3'
send +3messages !#
addNote +3notes !#
block +3'
markRead +3read #
transfer +3' #
close +3'
mailTranscript +3transcript
convertToTicket +3ticket !
notifications.list 0& *?isRead,limit,cursor
markAllRead ~1read-all
markRead ~1{id}/read
delete -2
profile.update ~0& #
uploadPhoto +1' @
removePhoto -1photo
changePassword ~1password #
delete +1deletion #
sessions.list 1&
endOthers -2
end -2{id}
account.secondFactor 1'
startTotp +2totp/setup
confirmTotp +3 #
removeTotp -3
startPasskey +2passkeys/setup
addPasskey +3 #
renamePasskey ~3{id} #
removePasskey -4
makeRecoveryCodes +2recovery-codes
profile.updateNotificationPreferences ~1notifications #
realtime.ticket +0&/'
publicOrganization.get 0public/org/{subdomain}
sentences 3'/{language}
resolve 1' ?host
publicForms.list 1contact/{subdomain}/forms
submit +3' !#
publicChatbot.ask +1chatbot/{subdomain}/query #
publicHelp.articles 1help/{subdomain}/' *?q,category,limit,cursor
article 4{slug}
categories 3'
search 3' ?q,limit
recordView +3view #
publicTickets.lookup +1tickets/{subdomain}/' #
get 3{ticketId}
reply +4messages !#
upload +4files %?name
beginUpload +4uploads ?name
publicChat.welcome 1chat/{subdomain}
start +3sessions !#
get 4{id} ?after
send +5messages !#
upload +5files %?name
beginUpload +5uploads ?name
requestPerson +5person #
leaveMessage +5ticket !#
close +5'
rate +5rating #
identify +5visitor #
mailTranscript +5transcript #
forget +5'
markRead +5read #
widget.form 0&/'/{formId} ?org
upload +1files %?org,formId,field,name
beginUpload +1uploads ?org,formId,field,name
publicUploads.get 0public/uploads/{subdomain}/{id}
append ~4 ^
cancel -4
widget.submit +0&/' !#
event +1' #
v1.health 0&/' ?probe
apiKeys.list 1&
create +2 !#
update ~2{id} #
delete -3
rotate +3' !#
webhooks.list 1&
create +2 !#
get 2{id}
update ~3 #
delete -3
test +3'
deliveries 3' >?limit,offset
redeliver +4{deliveryId}/'
attempts 5'
redeliverFailed +3' #
rotateSecret +3' !
v1Tickets.list 1tickets >?status,priority,customerEmail,externalId,tags,anyTag,noTag,limit,offset
create +2 !#
get 2{id}
update ~3 #
delete -3
reply +3messages !#
v1Tags.list 1tags
v1ContactForms.list 1contact-forms >?limit,offset
update ~2{formId} #
delete -3
submit +3' !#
v1.events 1' ?after,wait,limit
v1Analytics.metrics 1analytics/' ?period
v1Organization.get 1organization
update ~2 #
docs.openapi 0openapi.json
`;
